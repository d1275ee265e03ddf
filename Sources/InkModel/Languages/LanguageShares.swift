// The share of each language at a position, and the spelling of its region.

/// The share of each pack of a model at a position, and which regional spellings to prefer in it.
package struct LanguageShares: Hashable, Sendable {
  /// The shares in the order of the packs; they sum to 1, or are all 0 in a language of no pack.
  package let packs: [Double]
  /// The evidence of the text before the position for the loaded languages against one that is not loaded, in nats,
  /// -12…12: a common word counts up to 4, an unknown one nothing, and a common one of another language -4; recent ones
  /// count more. Infinite where the language was chosen and is not questioned.
  package var support = Double.infinity

  /// Whether common words of a language that is not loaded are among the last ones, where the text is in none of those
  /// that are: unknown words alone may be a list of names.
  package var hasWordsOfOthers = false

  /// For each pack the spellings to prefer; empty if there is no preference.
  package var spellings: [SpellingSides] = []

  /// Whether the text is in none of the loaded languages, so that the packs do not contribute.
  package var isForeign: Bool { !packs.isEmpty && packs.allSatisfy { $0 == 0 } }

  /// The minimum share of a language that counts as written at the position.
  private static let minimumWrittenShare = 0.2

  /// The packs whose languages are written at the position.
  package var written: [Int] { packs.indices.filter(isWritten) }

  /// Whether the language of a pack is written at the position.
  package func isWritten(_ index: Int) -> Bool {
    packs[index] >= Self.minimumWrittenShare
  }

  /// Returns the shares if there are as many as packs; else equal ones, as those determined before packs came or went.
  func fitting(_ count: Int) -> LanguageShares { packs.count == count ? self : .even(count) }

  /// Returns equal shares for some number of packs.
  package static func even(_ count: Int) -> LanguageShares {
    LanguageShares(packs: [Double](repeating: 1 / Double(max(count, 1)), count: count))
  }

  /// Returns equal shares for the chosen packs; all are 0 if none is chosen.
  package static func even(among chosen: [Bool]) -> LanguageShares {
    let count = chosen.count { $0 }
    return LanguageShares(packs: chosen.map { $0 ? 1 / Double(count) : 0 })
  }
}
