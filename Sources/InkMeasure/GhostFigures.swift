// The usefulness of ghost texts: how often they are shown and right, and what they save.

/// Counts of the ghost texts shown while one or more documents were typed.
package struct GhostFigures: Hashable, Sendable {
  /// The number of positions: before every character of every core.
  package var positions = 0
  /// The number of positions with a ghost text.
  package var shown = 0
  /// The number of ghost texts whose first word comes next.
  package var right = 0
  /// The number of positions before the first character of a core.
  package var borders = 0
  /// The number of those with a ghost text.
  package var shownAtBorders = 0
  /// The number of those with a ghost text whose first word comes next.
  package var rightAtBorders = 0
  /// The number of consecutive right words of right ghost texts, from the first one on.
  var rightWords = 0
  /// The number of ghost texts gone or replaced at the next position although the typed text agreed with them.
  package var flickers = 0
  /// The number of characters of the text, each token with a space or line break after it.
  package var characters = 0
  /// The number of keystrokes saved by a writer who accepts the right part of every ghost text with one keystroke, if
  /// it is two characters or more.
  var savedKeys = 0
  /// The ghost texts by probability.
  package var curve = ThresholdCurve()

  /// Creates counts of zero.
  package init() {}

  /// The share of positions with a ghost text, 0…1.
  package var shownRate: Double { share(of: shown, in: positions) }
  /// The share of ghost texts whose first word is right, 0…1.
  package var precision: Double { share(of: right, in: shown) }
  /// The share of word boundaries with a ghost text, 0…1.
  package var borderShownRate: Double { share(of: shownAtBorders, in: borders) }
  /// The share of ghost texts at word boundaries whose first word is right, 0…1.
  package var borderPrecision: Double { share(of: rightAtBorders, in: shownAtBorders) }
  /// The number of keystrokes saved per 100 characters.
  package var savedPerHundred: Double { 100 * share(of: savedKeys, in: characters) }
  /// The average number of right words in a ghost text whose first word is right.
  package var matchedWords: Double { share(of: rightWords, in: right) }

  /// Returns the sums of the counts.
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
