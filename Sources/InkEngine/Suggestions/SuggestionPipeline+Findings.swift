// What the search for suggestions has found of which predictions have a use.

import InkModel

extension SuggestionPipeline {
  /// Each is nil, or empty, where it was not looked for.
  struct Findings {
    /// The model's words.
    var words: FoundWords?
    /// P(the letters typed of the word are those that were meant).
    var trust: Double?
    /// Names that may go on at the place.
    var identifiers: LikelyIdentifiers?
    /// What the set phrases go on with that the line begins, without those that are ignored.
    var setPhrases: [String] = []
  }
}
