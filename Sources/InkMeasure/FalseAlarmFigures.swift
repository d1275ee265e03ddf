// False alarms: what an engine made of words that were right.

/// Counts of what an engine made of words that were right.
package struct FalseAlarmFigures: Hashable, Sendable {
  /// Words: tokens that have a core.
  package var words = 0
  /// Words that would be marked as unknown.
  package var flagged = 0
  /// Words that would be changed unasked.
  package var changed = 0
  /// The first corrections of what is taken for no word, by their probability.
  package var curve = ThresholdCurve()

  /// No words.
  package init() {}

  /// Words marked of 100.
  package var flaggedPerHundred: Double { 100 * share(of: flagged, in: words) }
  /// Words changed of 100.
  package var changedPerHundred: Double { 100 * share(of: changed, in: words) }

  /// Counts of two texts together.
  package static func + (left: FalseAlarmFigures, right: FalseAlarmFigures) -> FalseAlarmFigures {
    var sum = left
    sum.words += right.words
    sum.flagged += right.flagged
    sum.changed += right.changed
    sum.curve = left.curve + right.curve
    return sum
  }

  /// Counts the answer to a word that is right.
  package mutating func count(_ answer: WordJudgement) {
    words += 1
    if answer.isFlagged { flagged += 1 }
    guard let best = answer.alternatives.first else { return }
    if best.isAutomatic { changed += 1 }
    if !answer.isKnown { curve.add(best.probability, isRight: false) }
  }
}
