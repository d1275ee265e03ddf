// The words that predictions continue with, kept until the model or the document's teaching changes.

import InkModel
import InkPrediction

/// The next words found so far, with the state in which they were found.
struct NextWordCache: Sendable {
  private var words = NextWords()
  private var found: State?

  /// What the words depend on.
  private struct State: Equatable {
    let packs: PackSet
    let modelRevision: Int
    let documentRevision: Int
    let history: [String]
    let isAfterPause: Bool
    let shares: LanguageShares
    let topic: [[Int]]?
    let gate: PredictionGate
  }

  /// Returns the words already found in a state.
  mutating func words(
    in model: Model, of packs: PackSet, cache: DocumentModelCache, at place: ModelContext,
    gate: PredictionGate
  ) -> NextWords {
    let state = State(
      packs: packs, modelRevision: model.revision, documentRevision: cache.revision,
      history: place.history, isAfterPause: place.isAfterPause, shares: place.shares,
      topic: place.topic, gate: gate)
    if found != state { (found, words) = (state, NextWords()) }
    return words
  }

  /// Stores the words found since, in the same state.
  mutating func store(_ words: NextWords) { self.words = words }
}
