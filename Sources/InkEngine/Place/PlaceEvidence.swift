// The evidence for one word or another at a position: the text before it, and what the document teaches.

import InkLexicon
import InkModel
import InkText

/// The evidence by which words are judged at a position.
struct PlaceEvidence: Sendable {
  /// The text before the word, as the model sees it.
  let context: ModelContext
  /// The last words before the word, as the document's model knows them.
  private let lastWords: [LastWord]
  /// What the document teaches; nil where nothing was read, and where a word is judged without it.
  private(set) var document: DocumentModel?
  /// Whether the document writes ’ for an apostrophe; kept where a word is judged without the document.
  let writesTypographicApostrophes: Bool
  /// ln P(small letter) where a sentence of the document begins; kept likewise.
  let smallStart: Score
  /// The unknown words before the word, where it is judged without the document.
  private var strangers: [PrecedingUnknownWord]?
  /// Words of the document that begin with the typed letters and are taken for slips, although the document repeats
  /// them.
  private(set) var ownSlips: [String] = []

  /// Gathers the evidence at a site of a document.
  init(
    at site: CursorSite, in document: inout Document, shares: LanguageShares, of model: Model,
    _ packs: PackSet
  ) {
    self.document = document.analysis.modelCache.model
    writesTypographicApostrophes = self.document?.writesTypographicApostrophes ?? false
    smallStart = self.document?.smallStart ?? Score(nats: 0)
    // The topic of a client's own text is not known.
    lastWords =
      site.hasOwnText
      ? [] : document.analysis.modelCache.lastWords(before: site.prefixRange.lowerBound, packs)
    context = document.analysis.context.context(
      after: site.context.before, about: model.topic(lastWords, in: self.document),
      shares: shares, in: document.address, of: model, packs)
  }

  /// Returns a text with the apostrophes that the document writes.
  func written(_ text: String) -> String {
    writesTypographicApostrophes ? text.withTypographicApostrophes : text
  }

  /// Those of the last words before the word that no pack has.
  var unknownWordsBefore: [PrecedingUnknownWord] {
    strangers ?? document?.strangers(among: lastWords) ?? []
  }

  /// Returns the same evidence without what the document says for its own words, or a word for itself where it occurs
  /// before.
  func withoutDocument(of word: String) -> PlaceEvidence {
    var evidence = self
    let text = normalizedWord(word)
    (evidence.strangers, evidence.document) = (unknownWordsBefore.filter { $0.text != text }, nil)
    return evidence
  }

  /// Treats a word of the document as a slip: its occurrences there no longer count.
  mutating func discount(_ word: String) { document?.discount(word) }

  /// Discounts a word, but still offers it, after all others, where it is longer than the typed letters.
  mutating func demote(_ word: String) {
    discount(word)
    ownSlips.append(word)
  }
}
