// French elisions typed without their apostrophe and pairs without their space, where the result is not a word.

import InkText

/// Elided words together with the words after them that often appear as one in texts.
struct FrenchElisions: ContractionRules {
  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    // A capital inside a sentence marks a proper name: Mme Daccord.
    beginsSentence || LetterCase.of(typed) != .title ? Self.elided(typed) : nil
  }

  /// Returns a word with its apostrophe or space, in its letter case; nil for nearly all words, and for words in all
  /// capitals.
  private static func elided(_ typed: String) -> String? {
    let letterCase = LetterCase.of(typed)
    let word = normalizedWord(typed)
    guard letterCase == .lower || letterCase == .title,
      let full = table.forms(of: word).first ?? splits[word]
    else { return nil }
    return letterCase.applied(to: full)
  }

  /// Two words without the space between them, and without the diacritic that tells the second from another word.
  static let splits = ["biensur": "bien sûr", "biensûr": "bien sûr"]

  /// The words without the apostrophe, mapped to those with it.
  static let table = Misspellings(
    """
    aujourdhui aujourd'hui dabord d'abord daccord d'accord dailleurs d'ailleurs jespere j'espère
    jespère j'espère jusquau jusqu'au jusquà jusqu'à quelquun quelqu'un
    """)
}
