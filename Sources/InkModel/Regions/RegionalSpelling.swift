// Words that the regions of a language spell differently: harbour and harbor.

import InkLexicon
import InkText

/// One of the two spellings that regions choose between.
package enum SpellingSide: Hashable, Sendable {
  case first, second

  /// The one that is not this.
  var other: SpellingSide { self == .first ? .second : .first }
}

/// For each feature of a language's spelling the side that is wanted; nil where both are.
package struct SpellingSides: Hashable, Sendable {
  /// The wanted sides, by the number of the feature.
  let features: [SpellingSide?]

  /// The wanted side of a feature; nil for none.
  subscript(feature: Int) -> SpellingSide? {
    features.indices.contains(feature) ? features[feature] : nil
  }

  /// Whether nothing is wanted.
  var isEmpty: Bool { features.allSatisfy { $0 == nil } }
}

/// A word that another region spells differently.
struct RegionalVariant: Equatable {
  /// The number of the feature that it shows.
  let feature: Int
  /// The side that it is on.
  let side: SpellingSide
  /// Its spelling on the other side, normalized for language models.
  var other: String
  /// The minimum of ln P(other) - ln P(word) in the pack for the two to be spellings of one word; nil if the other need
  /// not be in the pack.
  let minimumAdvantage: Score?
}

/// The spellings of a language by region, as features with two sides each.
protocol RegionalSpelling: Sendable {
  /// Whether a capital inside a sentence makes a name, which is spelled as its bearer does: Pearl Harbor.
  var capitalsAreNames: Bool { get }
  /// Returns the side that a region takes in each feature, or what is usual where no region is stated.
  func sides(of tag: LanguageRegion) -> SpellingSides
  /// Returns what a word, normalized for language models, is a variant of; nil for nearly all words. Whether there are
  /// such words is for a pack to say. Runs for every suggested word.
  func variant(of word: String) -> RegionalVariant?
}

extension RegionalSpelling {
  var capitalsAreNames: Bool { true }
}

/// What a BCP 47 tag says of spelling.
struct LanguageRegion {
  /// The region in capitals, `GB` or `419`; nil if none is stated.
  let region: String?
  /// The other subtags after the language, in small letters.
  let variants: [String]

  init(_ tag: String) {
    let subtags = tag.split { $0 == "-" || $0 == "_" }.dropFirst()
    func isRegion(_ subtag: Substring) -> Bool {
      subtag.utf8.count == 2 || subtag.utf8.count == 3 && subtag.allSatisfy(\.isNumber)
    }
    region = subtags.first(where: isRegion)?.uppercased()
    variants = subtags.filter { !isRegion($0) }.map { $0.lowercased() }
  }
}

/// Returns the regional spellings of a language; nil if its regions spell alike.
func regionalSpelling(of language: String) -> (any RegionalSpelling)? {
  switch primaryLanguage(of: language) {
  case "en": EnglishRegions()
  case "pt": PortugueseRegions()
  case "de": GermanRegions()
  default: nil
  }
}
