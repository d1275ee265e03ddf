// Which regional spellings a document uses.

import InkLexicon

/// The number of a document's words on each side of the features of regional spelling, by pack. Each new word is read
/// once.
package struct SpellingEvidence: Sendable {
  /// For each pack and feature, the number of different words on each side.
  private var counts: [[(first: Int, second: Int)]] = []
  /// The number of the document's words read, and the last one of them.
  private var (readCount, lastRead) = (0, "")

  /// Creates the evidence of no document.
  package init() {}

  /// Returns the spellings to prefer in each pack; empty if there is no preference.
  ///
  /// - Parameters:
  ///   - model: The packs, which have to be the same at each call.
  ///   - document: What was read of the document; nil for nothing.
  ///   - languages: The wanted languages as BCP 47 tags, of which the first one that matches a pack and names a region
  ///     decides.
  /// - Returns: For each pack the wanted sides.
  package mutating func spellings(
    of model: Model, in document: DocumentModel?, _ languages: [String]
  ) -> [SpellingSides] {
    let regional = model.packs.map { regionalSpelling(of: $0.metadata.language) }
    guard regional.contains(where: { $0 != nil }) else { return [] }
    if let document { read(document, model.packs, regional) }
    let all = regional.indices.map { index in
      guard let rules = regional[index] else { return SpellingSides(features: []) }
      let pack = model.packs[index].metadata.language
      let regions = languages.filter { LanguageTag.matches(pack, $0) }.map(LanguageRegion.init)
      let region = regions.first { $0.region != nil } ?? LanguageRegion(pack)
      return sides(rules.sides(of: region), index, rules.featureCount)
    }
    return all.allSatisfy(\.isEmpty) ? [] : all
  }

  /// Reads the words that were added to a document.
  private mutating func read(
    _ document: DocumentModel, _ packs: [LanguagePack], _ regional: [(any RegionalSpelling)?]
  ) {
    let words = document.vocabulary.words
    let isSame =
      readCount <= words.count && counts.count == packs.count
      && (readCount == 0 || words[readCount - 1].text == lastRead)
    if !isSame {
      (readCount, lastRead) = (0, "")
      counts = regional.map { Array(repeating: (0, 0), count: $0?.featureCount ?? 0) }
    }
    guard readCount < words.count, let last = words.last else { return }
    for word in words[readCount...] where !word.key.isEmpty { count(word.text, packs, regional) }
    (readCount, lastRead) = (words.count, last.text)
  }

  private mutating func count(
    _ word: String, _ packs: [LanguagePack], _ regional: [(any RegionalSpelling)?]
  ) {
    for index in packs.indices {
      guard let variant = regional[index]?.variant(of: word) else { continue }
      let pack = packs[index]
      let isOne = pack.withFile { pack.counterpart(of: word, variant, in: $0) != nil }
      if !isOne { continue }
      switch variant.side {
      case .first: counts[index][variant.feature].first += 1
      case .second: counts[index][variant.feature].second += 1
      }
    }
  }

  /// Returns the sides that a region and the document together speak for.
  private func sides(_ region: SpellingSides, _ index: Int, _ count: Int) -> SpellingSides {
    SpellingSides(
      features: (0..<count).map { feature in
        var (first, second) =
          counts.indices.contains(index) ? counts[index][feature] : (first: 0, second: 0)
        switch region[feature] {
        case .first: first += Self.worthOfRegion
        case .second: second += Self.worthOfRegion
        case nil: break
        }
        if first > Self.lead * second { return .first }
        return second > Self.lead * first ? .second : nil
      })
  }

  /// The number of words that a stated region is worth: who writes for others writes as they do.
  private static let worthOfRegion = 4
  /// How many times as many words as the other side one has to have.
  private static let lead = 2
}
