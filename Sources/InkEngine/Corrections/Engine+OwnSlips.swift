// Misspellings that a document has already: repeated in its prose they count as words, repeated in its code they do
// not.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// How certainly a word is a slip that nobody but the document knows; nil where it is none.
  func slipCertainty(of word: String, at place: Place) -> SlipAssessment.Certainty? {
    let place = place.withoutDocument(of: word)
    return SlipAssessment(
      model: model, userCorrections: userCorrections, address: place.address,
      corrector: corrector(at: place), setting: { _ in place.typedSetting },
      isIgnored: isIgnored(word, at: place)
    ).certainty(of: word)
  }

  /// The place without what the document teaches, if the word there is a slip that it has elsewhere, too: where another
  /// word is all but certainly meant, and the document has the typed one in code alone, where it may be a name, and is
  /// rarely read twice; or where it is a slip of a frequent word, which whoever makes it makes again; or a plain slip,
  /// wherever and however often it stands.
  func withoutDocumentEvidence(
    at place: Place, if typed: String, isSlipIn document: Document
  ) -> Place {
    guard let known = place.evidence.document,
      known.sightings(of: typed) >= AutocorrectRule.repeatedSightings,
      let certainty = slipCertainty(of: typed, at: place), certainty >= .allButCertain
    else { return place }
    if let excusing = certainty.excusingSightings,
      document.occurrences.has(typed, inProse: excusing, beside: place.site.wordRange)
    {
      return place
    }
    return place.withoutDocument(of: typed)
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
    let judged = place
    let typed = normalizedWord(place.site.context.prefix)
    for word in doubted.prefix(Self.maximumJudged)
    where !model.isKnown(word.text, in: place.address) {
      let isTyped = word.text == typed
      let certainty = slipCertainty(
        of: isTyped ? place.site.context.prefix : word.text, at: judged)
      let least: SlipAssessment.Certainty =
        isRepeated(word) ? .plain : isTyped ? .possible : .probable
      guard let certainty, certainty >= least else { continue }
      if isTyped { place.evidence.discount(typed) } else { place.evidence.demote(word.text) }
    }
  }

  /// Takes the document's plain slips for slips that could be the next word at a place.
  private func discountSlipsAhead(at place: inout Place) {
    guard place.policy.autocorrect != .off, !place.language.isForeign,
      let ahead = place.evidence.document?.mistypedWords(behind: place.site.context.history),
      !ahead.isEmpty
    else { return }
    let judged = place
    for word in ahead.prefix(Self.maximumJudgedAhead)
    where !model.isKnown(word.text, in: place.address)
      && slipCertainty(of: word.text, at: judged) == .plain
    {
      place.evidence.discount(word.text)
    }
  }

  /// Whether the word stands in the document so often that only a plain slip is one still.
  private func isRepeated(_ word: DocumentModel.SmallWord) -> Bool {
    word.sightings >= SlipAssessment.meantSightings
  }

  /// The words of the document that begin as typed and may be slips: what is typed itself, and those that look mistyped
  /// and stand there again.
  private func doubtedWords(at place: Place) -> [DocumentModel.SmallWord] {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.minimumPrefixBytes, place.policy.autocorrect != .off,
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

  /// Shorter prefixes, in bytes, match too many words.
  private static let minimumPrefixBytes = 2
  /// So many words are judged at a place at most.
  private static let maximumJudged = 3
  private static let maximumJudgedAhead = 1
}

extension Place {
  /// The place as others than the document know it, to judge a word there.
  fileprivate func withoutDocument(of word: String) -> Place {
    var place = self
    place.evidence = place.evidence.withoutDocument(of: word)
    return place
  }
}
