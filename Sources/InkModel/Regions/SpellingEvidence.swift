// Which regional spellings a document uses.

import InkLexicon
import InkText

/// The words of a document that regions spell differently, which speak for a side as long as they are there. Each word
/// is read once.
package struct SpellingEvidence: Sendable {
  /// A word that speaks for a side, by its number in the document.
  private struct Witness {
    let number: Int
    let pack: Int
    let feature: Int
    let side: SpellingSide
    /// Whether it may be written with a capital.
    let mayBeCapital: Bool
  }

  private var witnesses: [Witness] = []
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
    if let document { read(document, model, regional) }
    let all = regional.indices.map { index in
      guard let rules = regional[index] else { return SpellingSides(features: []) }
      let pack = model.packs[index].metadata.language
      let regions = languages.filter { LanguageTag.matches(pack, $0) }.map(LanguageRegion.init)
      let region = regions.first { $0.region != nil } ?? LanguageRegion(pack)
      let wanted = rules.sides(of: region)
      return SpellingSides(
        features: wanted.features.indices.map { side(wanted[$0], $0, index, in: document) })
    }
    return all.allSatisfy(\.isEmpty) ? [] : all
  }

  /// Reads the words that were added to a document.
  private mutating func read(
    _ document: DocumentModel, _ model: Model, _ regional: [(any RegionalSpelling)?]
  ) {
    let words = document.vocabulary.words
    if readCount > words.count || readCount > 0 && words[readCount - 1].text != lastRead {
      self = SpellingEvidence()
    }
    for number in words.indices[readCount...] where !words[number].key.isEmpty {
      for (index, rules) in regional.enumerated() {
        guard let rules, let variant = rules.variant(of: words[number].text),
          isOne(words[number].text, variant, ofPack: index, in: model)
        else { continue }
        witnesses.append(
          Witness(
            number: number, pack: index, feature: variant.feature, side: variant.side,
            mayBeCapital: !rules.capitalsAreNames))
      }
    }
    (readCount, lastRead) = (words.count, words.last?.text ?? "")
  }

  /// Whether a variant is a word of a pack's language rather than of another one that is loaded, and none of the
  /// languages of programs and pages, which know one spelling only.
  private func isOne(
    _ word: String, _ variant: RegionalVariant, ofPack index: Int, in model: Model
  ) -> Bool {
    let pack = model.packs[index]
    guard !Self.wordsOfCode.contains(word),
      pack.withFile({ pack.counterpart(of: word, variant, in: $0) }) != nil
    else { return false }
    let own = model.score(of: word, inPack: index) ?? .impossible
    return !model.packs.indices.contains { other in
      other != index
        && model.score(of: word, inPack: other).map { $0 > own - Self.leadInLanguage } ?? false
    }
  }

  /// Returns the side that a region and the document together speak for.
  private func side(
    _ region: SpellingSide?, _ feature: Int, _ pack: Int, in document: DocumentModel?
  ) -> SpellingSide? {
    var (first, second) = (0, 0)
    let words = document?.vocabulary.words ?? []
    for witness in witnesses where witness.pack == pack && witness.feature == feature {
      guard witness.number < words.count, words[witness.number].sightings > 0,
        witness.mayBeCapital
          || words[witness.number].sureForm.map({ LetterCase.of($0) == .lower }) ?? true
      else { continue }
      if witness.side == .first { first += 1 } else { second += 1 }
    }
    if region == .first { first += Self.worthOfRegion }
    if region == .second { second += Self.worthOfRegion }
    if first >= Self.minimumWords, first > Self.lead * second { return .first }
    return second >= Self.minimumWords && second > Self.lead * first ? .second : nil
  }

  /// The number of words that a stated region is worth: who writes for others writes as they do.
  private static let worthOfRegion = 4
  /// How many words one side needs, and how many times as many as the other side.
  private static let minimumWords = 2
  private static let lead = 2
  /// How much more frequent a word has to be than in any other language: 20 times.
  private static let leadInLanguage = Score(nats: 3)
  private static let wordsOfCode: Set = [
    "color", "colors", "colored", "center", "centered", "centering", "gray", "behavior", "meter",
    "meters", "license", "program", "dialog", "canceled",
  ]
}
