// English words that sound alike and are confused: there and their, should of and should have.

import InkText

/// Words that are correctly spelled but may be wrong in their context.
enum EnglishHomophones {
  /// Returns the words that sound like a word, the likeliest first; none for nearly all words. "of" may also mean
  /// "have" after an unknown word.
  static func others(of word: String, after previous: String?) -> [Homophone] {
    if word == "of" {
      return previous.map(modals.contains) ?? true ? [Homophone("have", isConfused: false)] : []
    }
    let confused = confused[word] ?? []
    let further = (further[word] ?? []).filter { !confused.contains($0) }
    return confused.map { Homophone($0, isConfused: true) }
      + further.map { Homophone($0, isConfused: false) }
  }

  /// Words that are followed by a verb, never by a preposition.
  static let modals: Set = [
    "could", "should", "would", "must", "might", "couldn't", "shouldn't", "wouldn't", "mightn't",
  ]

  /// Words, each before those that many people mean by it: of what becomes another one so, in 51,793 lines that no pack
  /// has seen, 90 of 110 are mistakes of their authors.
  private static let confused = Dictionary(
    uniqueKeysWithValues: """
      there their they're
      their there they're
      your you're
      you're your
      its it's
      it's its
      then than
      whose who's
      were we're
      where were we're
      quite quiet
      quiet quite
      lets let's
      to too
      """.listedRows.map { ($0[0], Array($0.dropFirst())) })

  /// Pairs that are mostly right as written, so that only great odds change them.
  private static let further: [String: [String]] = {
    let groups = """
      there their they're
      then than
      whose who's
      lose loose
      lets let's
      to too
      affect effect
      affects effects
      accept except
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
      buy by
      bare bear
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
