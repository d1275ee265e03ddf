// A query for words at a position.

/// A query for the likeliest words at a position.
package struct WordQuery: Sendable {
  /// The typed prefix and its context.
  package var place: TypedPlace
  /// The maximum number of words wanted, up to 64.
  package var limit: Int
  /// Words that were shown and passed over while this word was typed; they are demoted, except for the typed word.
  package var passedOver: [WordID]
  /// The share of all matching words, not counting those passed over, below which words need not be found: 0…1.
  package var minimumShare: Double
  /// Whether words are written in their usual form, whatever letter case is typed, which is no evidence inside a
  /// compound.
  var usesUsualForms = false

  /// Creates a query, by default for all words however rare.
  package init(
    at place: TypedPlace, limit: Int = 5, passedOver: [WordID] = [], minimumShare: Double = 0
  ) {
    self.place = place
    self.limit = limit
    self.passedOver = passedOver
    self.minimumShare = minimumShare
  }

  /// The maximum number of words wanted, limited to 0…64.
  var boundedLimit: Int { max(0, min(limit, 64)) }
}
