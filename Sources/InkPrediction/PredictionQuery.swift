// The place a prediction is made for.

package import InkModel
package import InkText

/// What a prediction starts from.
package struct PredictionQuery: Sendable {
  /// What is typed of the word at the cursor, and what stands before it.
  package var place: TypedPlace
  /// What stands between the word and the one before it.
  package var joint: WordJoint
  /// Whether words may follow the present one: not where text follows on the line.
  package var mayAddWords: Bool
  /// First words that are not shown: they were, in this word, and something else was typed.
  package var ignored: [String]
  /// How many letters of a name with marks, digits or capitals inside must be typed before it is shown unasked: where
  /// a text repeats many of them, it is likely that one comes, and hardly ever which.
  package var leastNameLetters = 0
  /// How sure it must be.
  package var gate: PredictionGate
  /// What the model found for the place already; nil where it was not asked.
  package var found: FoundWords?

  /// A place for a prediction.
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

  /// The part of the word before the cursor, as typed; empty at a border.
  var prefix: String { place.prefix }
}
