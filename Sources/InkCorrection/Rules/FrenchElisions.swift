// French words that are typed without the apostrophe of the elided word before them, and are no words so.

import InkText

/// Elided words with the one behind them that texts often have as one.
enum FrenchElisions {
  /// What a word is with its apostrophe, in its case; nil for nearly all words, and for what is all capitals.
  static func elided(_ typed: String) -> String? {
    let letterCase = LetterCase.of(typed)
    guard letterCase == .lower || letterCase == .title,
      let full = table.forms(of: typed.lowercased()).first
    else { return nil }
    return letterCase.applied(to: full)
  }

  /// By what they are with it.
  static let table = Misspellings(
    """
    aujourdhui aujourd'hui dabord d'abord daccord d'accord dailleurs d'ailleurs jespere j'espère
    jespère j'espère jusquau jusqu'au jusquà jusqu'à quelquun quelqu'un
    """)
}
