// Which words the model is asked for at a place, and how many.

/// What is asked about a place.
package struct WordQuery: Sendable {
  /// What is typed, and where.
  package var place: TypedPlace
  /// The greatest number of words wanted, up to 64.
  package var limit: Int
  /// Words that were shown and passed over while this word was typed; they sink, the typed word does not.
  package var passedOver: [WordID]
  /// Words with a smaller share of all that fit, those that were passed over not counted, need not be found: 0…1.
  package var leastShare: Double
  /// Whether words are written as they mostly are, whatever letter case is typed: it says nothing inside a compound.
  var takesUsualForms = false

  /// A query for the words of a place, however rare unless told.
  package init(
    at place: TypedPlace, limit: Int = 5, passedOver: [WordID] = [], leastShare: Double = 0
  ) {
    self.place = place
    self.limit = limit
    self.passedOver = passedOver
    self.leastShare = leastShare
  }

  /// How many words may be wanted.
  var boundedLimit: Int { max(0, min(limit, 64)) }
}
