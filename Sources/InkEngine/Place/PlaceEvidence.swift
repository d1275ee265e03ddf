// What speaks for one word or another at a place: what stands before it, and what the document has taught.

import InkLexicon
import InkModel
import InkText

/// The evidence by which words are judged at a place.
struct PlaceEvidence: Sendable {
  /// What stands before the word, as the model sees it.
  let context: ModelContext
  /// The last words before the word in what the document has taught.
  private let lastWords: [LastWord]
  /// What the document has taught; nil where nothing was read, and where a word is judged without it.
  private(set) var document: DocumentModel?
  /// Whether the document writes ’ for an apostrophe, also where a word is judged without it.
  let writesTypographicApostrophes: Bool
  /// The strangers before, where a word is judged without the document.
  private var strangers: [Stranger]?
  /// Words of the document that begin as typed and are taken for slips here, though it has them again.
  private(set) var ownSlips: [String] = []

  /// The evidence at a site of a document.
  init(
    at site: CursorSite, in document: inout Document, shares: LanguageShares, of model: Model,
    _ packs: PackSet
  ) {
    self.document = document.analysis.modelCache.model
    writesTypographicApostrophes = self.document?.writesTypographicApostrophes ?? false
    // What a client's own text is about is not known.
    lastWords =
      site.hasOwnText
      ? [] : document.analysis.modelCache.lastWords(before: site.prefixRange.lowerBound, packs)
    context = document.analysis.context.context(
      after: site.context.history, about: model.topic(lastWords, in: self.document),
      shares: shares, of: model, packs)
  }

  /// Those of the last words before the word that no pack has.
  var strangersBefore: [Stranger] { strangers ?? document?.strangers(among: lastWords) ?? [] }

  /// The same evidence without what the document says for its own words, nor a word for itself where it stands before.
  func withoutDocument(of word: String) -> PlaceEvidence {
    var evidence = self
    let text = normalizedWord(word)
    (evidence.strangers, evidence.document) = (strangersBefore.filter { $0.text != text }, nil)
    return evidence
  }

  /// Treats a word of the document as a slip: its occurrences there no longer count for it.
  mutating func discount(_ word: String) { document?.discount(word) }

  /// Discounts a word, but keeps offering it, after all others, where it is longer than what is typed.
  mutating func demote(_ word: String) {
    discount(word)
    ownSlips.append(word)
  }
}
