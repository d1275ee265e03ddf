// German with and without ß.

import InkLexicon

/// Switzerland and Liechtenstein write ss for ß.
struct GermanRegions: RegionalSpelling {
  let capitalsAreNames = false

  func sides(of tag: LanguageRegion) -> SpellingSides {
    SpellingSides(features: [
      tag.region.map(Self.withoutEszett.contains) == true ? .second : .first
    ])
  }

  func variant(of word: String) -> RegionalVariant? {
    if word.utf8.contains(Self.leadOfEszett), word.contains("ß") {
      return RegionalVariant(
        feature: 0, side: .first, other: word.replacing("ß", with: "ss"), minimumAdvantage: nil)
    }
    guard let double = word.firstRange(of: "ss") else { return nil }
    return RegionalVariant(
      feature: 0, side: .second, other: word.replacingCharacters(in: double, with: "ß"),
      minimumAdvantage: Self.advantageOfEszett)
  }

  private static let withoutEszett: Set = ["CH", "LI"]
  private static let leadOfEszett: UInt8 = 0xC3
  /// How much likelier a word with ß is than one with ss for these to be the same: Straße, but not Maße beside Masse.
  private static let advantageOfEszett = Score(nats: 3)
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
