// English words that sound alike and are confused: there and their, should of and should have.

import InkText

/// Words that are correctly spelled but may be wrong in their context.
enum EnglishHomophones {
  /// Returns the words that sound like a word, the likeliest first; none for nearly all words. "of" may also mean
  /// "have" after an unknown word.
  static func others(of word: String, after previous: String?) -> [String] {
    if word == "of" { return previous.map(modals.contains) ?? true ? ["have"] : [] }
    return table[word] ?? []
  }

  /// Words that are followed by a verb, never by a preposition.
  static let modals: Set = [
    "could", "should", "would", "must", "might", "couldn't", "shouldn't", "wouldn't", "mightn't",
  ]

  private static let table: [String: [String]] = {
    let groups = """
      there their they're
      your you're
      its it's
      then than
      whose who's
      lose loose
      affect effect
      affects effects
      accept except
      quite quiet
      weather whether
      principal principle
      passed past
      brake break
      hear here
      peace piece
      led lead
      knew new
      no know
      right write
      wear where
      week weak
      wait weight
      advice advise
      breath breathe
      choose chose
      lets let's
      buy by
      bare bear
      to too
      form from
      complement compliment
      """
    var table: [String: [String]] = [:]
    for words in groups.listedRows {
      for word in words { table[word] = words.filter { $0 != word } }
    }
    return table
  }()
}
