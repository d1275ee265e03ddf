// Decisions by the hypotheses alone: neither the user nor a document says anything about the typed word.

@testable import InkCorrection

/// A listed word is meant, and nothing speaks for the typed one.
private struct NothingElseKnown: DecisionContext {
  var isIgnored: Bool { false }
  func isReverted(to meant: String) -> Bool { false }
  func sightings(of word: String) -> Int? { nil }
  var writesNounsWithCapitals: Bool { false }
  func source(of meant: String) -> WordKnowledge.Source { .list }
  func veto(on meant: String) -> OfferReason? { nil }
  var restsOnWriting: Bool { false }
  var mayBeForeign: Bool { false }
  var isNameOfCode: Bool { false }
}

extension AutocorrectDecision {
  /// Decides on a judged word by its hypotheses alone.
  init(on judgement: Judgement, of typed: String, in setting: TypedSetting) {
    self.init(on: judgement, of: typed, in: setting, by: NothingElseKnown())
  }
}
