// What the search for suggestions found that predictions use as well.

import InkModel

extension SuggestionPipeline {
  /// What was found; each part is nil, or empty, where it was not searched for.
  struct Findings {
    /// The model's words.
    var words: FoundWords?
    /// P(the typed letters of the word are those that were meant).
    var trust: Double?
    /// The names that may continue at the position.
    var identifiers: LikelyIdentifiers?
    /// The continuations of the set phrases that the line begins, except for ignored ones.
    var setPhrases: [String] = []
  }
}
