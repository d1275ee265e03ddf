// Misspellings that a document has already: repeated in its prose they count as words, repeated in its code they do
// not.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The place without what the document teaches, if the word there is a slip that it has elsewhere, too: where another
  /// word is all but certainly meant, and the document has the typed one in code alone, where it may be a name, and is
  /// rarely read twice; or where it is a slip of a frequent word, which whoever makes it makes again; or a plain slip,
  /// wherever and however often it stands.
  func withoutDocumentEvidence(
    at place: Place, if typed: String, isSlipIn document: Document
  ) -> Place {
    guard let known = place.evidence.document,
      known.sightings(of: typed) >= AutocorrectRule.repeatedSightings
    else { return place }
    let policy = OwnSlipPolicy(self, at: place)
    let excusing: Int
    switch policy.likelihood(ofSlip: typed, from: OwnSlipPolicy.allButCertain) {
    case nil: return place
    case .plain: return policy.placeWithoutDocument(of: typed)
    case .probable: excusing = AutocorrectRule.repeatedSightings
    case .beyondDoubt: excusing = WordKnowledge.knownSightings
    }
    let isExcused = document.has(typed, inProse: excusing, beside: place.site.wordRange)
    return isExcused ? place : policy.placeWithoutDocument(of: typed)
  }

  /// Discounts words of this document that are probably misspellings, when the user is typing one of them, so that the
  /// correction offered the first time is offered again. A word used four times is taken as intended, unless it is a
  /// plain slip.
  ///
  /// Costs nothing but where such words begin as typed, and then a correction for a few of them.
  func discountOwnSlips(at place: inout Place) {
    if place.site.context.prefix.isEmpty { return discountSlipsAhead(at: &place) }
    let doubted = doubtedWords(at: place)
    if doubted.isEmpty { return }
    let policy = OwnSlipPolicy(self, at: place)
    let typed = normalizedWord(place.site.context.prefix)
    for word in doubted.prefix(Self.mostDoubted)
    where !model.isKnown(word.text, in: place.address) {
      if word.text == typed {
        let written = place.site.context.prefix
        let isSlip =
          isRepeated(word)
          ? policy.isPlainSlip(written) : policy.looksLikeSlip(written)
        if isSlip { place.evidence.discount(typed) }
      } else if isRepeated(word)
        ? policy.isPlainSlip(word.text)
        : policy.likelihood(ofSlip: word.text, from: AutocorrectRule.leastShare) != nil
      {
        place.evidence.demote(word.text)
      }
    }
  }

  /// Takes the document's plain slips for slips that could be the next word at a place.
  private func discountSlipsAhead(at place: inout Place) {
    guard place.policy.autocorrect != .off, !place.language.isForeign,
      let ahead = place.evidence.document?.mistypedWords(behind: place.site.context.history),
      !ahead.isEmpty
    else { return }
    let policy = OwnSlipPolicy(self, at: place)
    for word in ahead.prefix(Self.mostDoubtedAhead)
    where !model.isKnown(word.text, in: place.address) && policy.isPlainSlip(word.text) {
      place.evidence.discount(word.text)
    }
  }

  /// Whether a word stands in the document so often that only a plain slip is one still.
  private func isRepeated(_ word: DocumentModel.SmallWord) -> Bool {
    word.sightings >= WordKnowledge.knownSightings
  }

  /// The words of the document that begin as typed and may be slips: what is typed itself, and those that look mistyped
  /// and stand there again.
  private func doubtedWords(at place: Place) -> [DocumentModel.SmallWord] {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.leastDoubted, place.policy.autocorrect != .off,
      !place.language.isForeign
    else { return [] }
    let words = place.evidence.document?.mistypedWords(beginning: prefix)
    guard let words, !words.isEmpty else { return [] }
    let typed = normalizedWord(prefix)
    return words.filter {
      $0.text == typed || $0.isShort && isRepeated($0)
        || $0.looksMistyped && $0.sightings >= AutocorrectRule.repeatedSightings
    }
  }

  /// With fewer letters typed, in bytes, too much begins so.
  private static let leastDoubted = 2
  /// So many words are judged at a place at most.
  private static let mostDoubted = 3
  private static let mostDoubtedAhead = 1
}
