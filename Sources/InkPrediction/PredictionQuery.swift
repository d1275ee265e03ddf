// A query for a prediction at a position.

package import InkModel
package import InkText

/// A query for a prediction at a position.
package struct PredictionQuery {
  /// The typed prefix of the word at the cursor, and its context.
  package var place: TypedPlace
  /// What separates the word from the preceding one.
  package var joint: WordJoint
  /// Whether words may follow the current one, which is not the case if there is text after the cursor on the line.
  package var mayAddWords: Bool
  /// First words that are not shown, because they were already shown in this word and something else was typed.
  package var ignored: [String]
  /// The number of letters of an identifier (with marks, digits or inner capitals) that must be typed before it is
  /// shown automatically: in a text that repeats many identifiers one is likely to come next, but it is hardly ever
  /// clear which.
  package var minimumNameLetters = 0
  /// The threshold for predictions.
  package var gate: PredictionGate
  /// The words the model already found for the position; nil if it was not queried.
  package var found: FoundWords?

  /// Creates a query.
  package init(
    at place: TypedPlace, joint: WordJoint = .space, mayAddWords: Bool, ignored: [String] = [],
    gate: PredictionGate
  ) {
    self.place = place
    self.joint = joint
    self.mayAddWords = mayAddWords
    self.ignored = ignored
    self.gate = gate
  }

  /// The typed part of the word before the cursor; empty at a word boundary.
  var prefix: String { place.prefix }
}
