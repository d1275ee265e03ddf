// The smallest words of English, which are run into their neighbours more often than they are part of a name.

import InkText

/// Words that seldom make a new word with another one.
enum EnglishSmallWords {
  /// Whether a word, as language models know it, is one.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Articles, pronouns, auxiliaries, conjunctions and the commonest prepositions.
  private static let words = Set(
    wordsOf: """
      a all an and any are as at be been but by can could did do does each for from had has have he her here his how i
      if in is it its may might more most must my not of on or other our shall she should so some such than that the
      their them then there these they this those to very was we were what when where which who whose will with would
      you your
      """)
}
