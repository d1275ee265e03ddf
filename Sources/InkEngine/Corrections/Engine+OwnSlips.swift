// Misspellings that a document has already: repeated in its prose they count as words, repeated in its code they do
// not.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The place without what the document teaches, if the word there is a slip that it has elsewhere, too: where another
  /// word is all but certainly meant, and the document has the typed one in code alone, where it may be a name, and is
  /// rarely read twice; or where it is a slip of a frequent word, which whoever makes it makes again.
  func withoutDocumentEvidence(
    at place: Place, if typed: String, isSlipIn document: Document
  ) -> Place {
    guard let known = place.evidence.document,
      known.sightings(of: typed) >= AutocorrectRule.repeatedSightings,
      !model.isKnown(typed, in: place.address)
    else { return place }
    let policy = OwnSlipPolicy(self, at: place)
    guard let likelihood = policy.likelihood(ofSlip: typed, from: OwnSlipPolicy.allButCertain),
      !document.has(
        typed,
        inProse: likelihood == .beyondDoubt
          ? WordKnowledge.knownSightings : AutocorrectRule.repeatedSightings,
        beside: place.site.wordRange)
    else { return place }
    return policy.placeWithoutDocument
  }

  /// Discounts words of this document that are probably misspellings, when the user is typing one of them, so that the
  /// correction offered the first time is offered again. A word used four times is taken as intended.
  ///
  /// Costs nothing but where such words begin as typed, and then a correction for a few of them.
  func discountOwnSlips(at place: inout Place) {
    let doubted = doubtedWords(at: place)
    if doubted.isEmpty { return }
    let policy = OwnSlipPolicy(self, at: place)
    let typed = normalizedWord(place.site.context.prefix)
    for word in doubted.prefix(Self.mostDoubted)
    where !model.isKnown(word.text, in: place.address) {
      if word.text == typed {
        if policy.looksLikeSlip(place.site.context.prefix) { place.evidence.takeForSlip(typed) }
      } else if policy.likelihood(ofSlip: word.text, from: AutocorrectRule.leastShare) != nil {
        place.evidence.takeForOwnSlip(word.text)
      }
    }
  }

  /// The words of the document that begin as typed and may be slips: what is typed itself, and those that look mistyped
  /// and stand there again.
  private func doubtedWords(at place: Place) -> [DocumentModel.SmallWord] {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.leastDoubted, place.policy.autocorrect != .off,
      !place.language.isForeign
    else { return [] }
    let few = place.evidence.document?.smallWords(
      beginning: prefix, fewerThan: WordKnowledge.knownSightings)
    guard let few, !few.isEmpty else { return [] }
    let typed = normalizedWord(prefix)
    return few.filter {
      $0.text == typed || $0.looksMistyped && $0.sightings >= AutocorrectRule.repeatedSightings
    }
  }

  /// With fewer letters typed, in bytes, too much begins so.
  private static let leastDoubted = 2
  /// So many words are judged at a place at most.
  private static let mostDoubted = 4
}

extension SuggestionPipeline {
  /// Puts suggestions in the order in which they are shown: a slip of the document is not the first of them, and those
  /// that begin as typed stand behind the others, where there is room.
  mutating func orderOwnSlips() {
    if let first = list.first, isDoubtful(first),
      OwnSlipPolicy(engine, at: place).likelihood(
        ofSlip: first.text, from: OwnSlipPolicy.allButCertain) != nil
    {
      list.removeFirst()
      list.append(first)
    }
    for slip in place.evidence.ownSlips where list.count < limit {
      let text = LetterCase.of(query.prefix) == .title ? LetterCase.title.applied(to: slip) : slip
      if list.contains(where: { $0.text == text }) { continue }
      list.append(query.suggestion(text, kind: .regular, source: "document", score: 0))
    }
  }

  /// Whether what is suggested is a word of the document that looks mistyped.
  private func isDoubtful(_ suggestion: Suggestion) -> Bool {
    suggestion.kind == .regular
      && suggestion.source == CompletionSource.document.name(in: engine.model)
      && place.evidence.document?.looksMistyped(suggestion.text) ?? false
  }
}
