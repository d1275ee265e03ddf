// What the user and the document say about a typed word, beside what it may have been meant to be.

/// What is known of a typed word, and of the likeliest other one, that rules of autocorrection ask for.
package struct TypedWordFacts: Sendable {
  /// Whether the user has the typed word ignored.
  let isIgnored: Bool
  /// Whether the user has taken the same change back before.
  let isTakenBack: Bool
  /// Whether the document has the typed word so often that it may be a term.
  let isRepeated: Bool
  /// Whether the document has what is meant so often; where there is no document to have it, nothing speaks against it.
  let meantIsRepeated: Bool
  /// Whether there is a document, and has it so often.
  let meantIsWrittenHere: Bool

  /// What is known of a word; nothing speaks against a change where nothing is said.
  ///
  /// - Parameters:
  ///   - isIgnored: Whether the user has the typed word ignored.
  ///   - isTakenBack: Whether the user has taken the same change back before.
  ///   - sightings: How often the document has the typed word; nil where there is no document to have it.
  ///   - meantSightings: How often it has the likeliest other one.
  package init(
    isIgnored: Bool = false, isTakenBack: Bool = false, sightings: Int? = nil,
    meantSightings: Int? = nil
  ) {
    (self.isIgnored, self.isTakenBack) = (isIgnored, isTakenBack)
    isRepeated = sightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? false
    meantIsWrittenHere = meantSightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? false
    meantIsRepeated = meantSightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? true
  }
}
