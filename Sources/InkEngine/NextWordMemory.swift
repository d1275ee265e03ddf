// The words that predictions go on with, kept until the model or what the document has taught is another.

import InkModel
import InkPrediction

/// The next words found so far, with the state in which they were found.
struct NextWordMemory: Sendable {
  private var words = NextWords()
  private var found: (packs: PackSet, model: Int, study: Int, shares: LanguageShares)?

  /// The words that are known in a state.
  mutating func words(
    in model: Model, of packs: PackSet, study: DocumentStudy, shares: LanguageShares
  ) -> NextWords {
    if let found, found.packs === packs, found.model == model.revision,
      found.study == study.revision, found.shares == shares
    {
      return words
    }
    found = (packs, model.revision, study.revision, shares)
    words = NextWords()
    return words
  }

  /// Takes what was found since, in the same state.
  mutating func take(_ words: NextWords) { self.words = words }
}
