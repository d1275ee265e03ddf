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
    return table[word] ?? []
  }

  /// Words that are followed by a verb, never by a preposition.
  static let modals: Set = [
    "could", "should", "would", "must", "might", "couldn't", "shouldn't", "wouldn't", "mightn't",
  ]

  /// The words that sound like each one: those that many people mean by it, then the others of its row.
  private static let table: [String: [Homophone]] = {
    var table: [String: [Homophone]] = [:]
    for row in confused.listedRows {
      table[row[0]] = row.dropFirst().map { Homophone($0, isConfused: true) }
    }
    for row in further.listedRows {
      for word in row {
        let known = table[word] ?? []
        let others = row.filter { other in other != word && !known.contains { $0.text == other } }
        table[word] = known + others.map { Homophone($0, isConfused: false) }
      }
    }
    return table
  }()

  /// Words, each before those that many people mean by it. In 25,000 lines that no pack has seen, seven become another
  /// one so, all of them mistakes of their authors.
  private static let confused = """
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
    """

  /// Words that are mostly right as written, so that only great odds change them; each for all others of its row.
  private static let further = """
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
}
