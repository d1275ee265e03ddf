// What ghost texts are worth: how often they are shown, how often right, and what they save.

/// Counts of the ghosts shown while one or more documents were typed out.
package struct GhostFigures: Hashable, Sendable {
  /// Positions: before every character of every core.
  package var positions = 0
  /// Positions with a ghost.
  package var shown = 0
  /// Ghosts whose first word is what comes.
  package var right = 0
  /// Positions before the first character of a core.
  package var borders = 0
  /// Those with a ghost.
  package var shownAtBorders = 0
  /// Those with a ghost whose first word is what comes.
  package var rightAtBorders = 0
  /// Words of right ghosts that come one after another, from the first on.
  package var rightWords = 0
  /// Ghosts that were gone or replaced at the next position though what was typed agreed with them.
  package var flickers = 0
  /// Characters of the text, each token with the one space or line break after it.
  package var characters = 0
  /// Keys that a writer saves who takes the right part of every ghost, if it is two characters or more, with
  /// one key.
  package var savedKeys = 0
  /// The ghosts by their probability.
  package var curve = ThresholdCurve()

  /// Nothing typed yet.
  package init() {}

  /// Share of the positions with a ghost, 0…1.
  package var shownRate: Double { share(of: shown, in: positions) }
  /// Share of the ghosts whose first word is right, 0…1.
  package var precision: Double { share(of: right, in: shown) }
  /// Share of the borders with a ghost, 0…1.
  package var borderShownRate: Double { share(of: shownAtBorders, in: borders) }
  /// Share of the ghosts at borders whose first word is right, 0…1.
  package var borderPrecision: Double { share(of: rightAtBorders, in: shownAtBorders) }
  /// Keys saved of 100 characters.
  package var savedPerHundred: Double { 100 * share(of: savedKeys, in: characters) }
  /// Right words of a ghost whose first word is right, on average.
  package var matchedWords: Double { share(of: rightWords, in: right) }

  /// Counts of two texts together.
  package static func + (left: GhostFigures, right: GhostFigures) -> GhostFigures {
    var sum = left
    sum.positions += right.positions
    sum.shown += right.shown
    sum.right += right.right
    sum.borders += right.borders
    sum.shownAtBorders += right.shownAtBorders
    sum.rightAtBorders += right.rightAtBorders
    sum.rightWords += right.rightWords
    sum.flickers += right.flickers
    sum.characters += right.characters
    sum.savedKeys += right.savedKeys
    sum.curve = left.curve + right.curve
    return sum
  }
}
