// How much each language has a say at a place.

/// The share of each pack of a model at one place.
package struct LanguageShares: Hashable, Sendable {
  /// The shares in the order of the packs; they add up to 1, or are all 0 in a language that no pack is of.
  package let packs: [Double]

  /// Whether the text is in none of the languages at hand: then the packs have nothing to say.
  package var isForeign: Bool { !packs.isEmpty && packs.allSatisfy { $0 == 0 } }

  /// The same share for each of some packs.
  package static func even(_ count: Int) -> LanguageShares {
    LanguageShares(packs: [Double](repeating: 1 / Double(max(count, 1)), count: count))
  }

  /// The same share for each pack that is chosen; all are 0 if none is chosen.
  package static func even(among chosen: [Bool]) -> LanguageShares {
    let count = chosen.count { $0 }
    return LanguageShares(packs: chosen.map { $0 ? 1 / Double(count) : 0 })
  }
}
