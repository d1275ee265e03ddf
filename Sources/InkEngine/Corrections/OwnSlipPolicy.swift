// Misspellings that a document has already: repeated in its prose they count as words, repeated in its code they do not.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

/// What is made of the words at a place that only its document knows, and that another word is probably meant by.
///
/// The document's model counts what stands there, and says which words look mistyped by themselves. Whether one is a slip
/// is decided here alone, by a judgement that takes no notice of the document.
struct OwnSlipPolicy {
  private let engine: Engine
  private let place: Place

  /// The policy at a place.
  init(_ engine: Engine, at place: Place) {
    (self.engine, self.place) = (engine, place)
  }

  /// The place without what the document teaches, if the word there is a slip that it has elsewhere, too: where another
  /// word is all but certainly meant, and the document has the typed one in code alone, where it may be a name, and is
  /// rarely read twice; or where it is a slip of a frequent word, which whoever makes it makes again.
  func withoutDocumentEvidence(if typed: String, isSlipIn document: Document) -> Place {
    guard let known = place.evidence.document,
      known.sightings(of: typed) >= AutocorrectRule.repeatedSightings,
      !engine.model.isKnown(typed, in: place.address),
      let likelihood = likelihood(ofSlip: typed, from: Self.allButCertain),
      !document.has(
        typed,
        inProse: likelihood == .beyondDoubt
          ? WordKnowledge.knownSightings : AutocorrectRule.repeatedSightings,
        beside: place.site.wordRange)
    else { return place }
    return placeWithoutDocument
  }

  /// Discounts words of this document that are probably misspellings, when the user is typing one of them, so that the
  /// correction offered the first time is offered again. A word used four times is taken as intended.
  ///
  /// Costs nothing but where such words begin as typed, and then a correction for a few of them.
  func discountingSlips() -> Place {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.leastDoubted, place.policy.autocorrect != .off,
      !place.language.isForeign, let document = place.evidence.document
    else { return place }
    let typed = normalizedWord(prefix)
    let few = document.smallWords(beginning: prefix, fewerThan: WordKnowledge.knownSightings)
    let doubted = few.filter {
      $0.text == typed || $0.looksMistyped && $0.sightings >= AutocorrectRule.repeatedSightings
    }
    var place = place
    for word in doubted.prefix(Self.mostDoubted)
    where !engine.model.isKnown(word.text, in: place.address) {
      if word.text == typed {
        if looksLikeSlip(prefix) { place.evidence.takeForSlip(typed) }
      } else if likelihood(ofSlip: word.text, from: AutocorrectRule.leastShare) != nil {
        place.evidence.takeForOwnSlip(word.text)
      }
    }
    return place
  }

  /// Some suggestions as they are shown: a slip of the document is not the first of them, and those that begin as typed
  /// stand behind the others, where there is room.
  func ordered(_ list: [Suggestion], for query: SuggestionQuery) -> [Suggestion] {
    var list = list
    if let first = list.first, isSlip(first) { list = list.dropFirst() + [first] }
    for slip in place.evidence.ownSlips where list.count < query.limit {
      let text = LetterCase.of(query.prefix) == .title ? LetterCase.title.applied(to: slip) : slip
      if list.contains(where: { $0.text == text }) { continue }
      list.append(query.suggestion(text, kind: .regular, source: "document", score: 0))
    }
    return list
  }

  /// Whether what is suggested is a word of the document that is all but certainly a slip.
  private func isSlip(_ suggestion: Suggestion) -> Bool {
    suggestion.kind == .regular
      && suggestion.source == CompletionSource.document.name(in: engine.model)
      && place.evidence.document?.looksMistyped(suggestion.text) ?? false
      && likelihood(ofSlip: suggestion.text, from: Self.allButCertain) != nil
  }

  /// With fewer letters typed, in bytes, too much begins so.
  private static let leastDoubted = 2
  /// So many words are judged at a place at most.
  private static let mostDoubted = 4
  private static let allButCertain = 0.8
  private static let beyondDoubt = 0.97
  /// ln P(word) of one word in ten thousand.
  private static let frequent = Score(nats: -9.2)

  /// How likely it is that a word is a slip.
  private enum Likelihood {
    /// Another word is meant, and would be put in.
    case probable
    /// A frequent word is meant, and beyond doubt.
    case beyondDoubt
  }

  /// How likely a word is a slip that nobody but the document knows; nil where it is none, no other word is meant with at
  /// least so great a share, or none would be put in.
  private func likelihood(ofSlip word: String, from least: Double) -> Likelihood? {
    guard let judgement = judgementWithoutDocument(word),
      let share = judgement.shares.others.first, share >= least,
      let meant = judgement.others.first?.text,
      engine.isAutomatic(judgement, of: word, at: placeWithoutDocument)
    else { return nil }
    let isFrequent = engine.model.score(of: meant, after: []).map { $0 >= Self.frequent } ?? false
    return isFrequent && share >= Self.beyondDoubt ? .beyondDoubt : .probable
  }

  /// Whether a word that nobody but the document knows would be taken for a slip where texts are learned from.
  private func looksLikeSlip(_ word: String) -> Bool {
    judgementWithoutDocument(word).map { $0.shares.others.first ?? 0 > TextStudy.slipShare }
      ?? false
  }

  /// What is thought of a word by everybody but the document; nil for a word that somebody else knows.
  private func judgementWithoutDocument(_ word: String) -> Judgement? {
    let corrector = engine.corrector(at: placeWithoutDocument)
    return corrector.isKnown(word)
      ? nil : corrector.judgement(of: word, limit: Engine.weighedCount)
  }

  private var placeWithoutDocument: Place {
    var place = place
    place.evidence = place.evidence.withoutDocument
    return place
  }
}
