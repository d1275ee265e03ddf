// False alarms: what an engine made of words that were right.

/// Counts of what an engine made of words that were right.
package struct FalseAlarmFigures: Hashable, Sendable {
  /// A word and what it would become.
  package struct Change: Hashable, Sendable {
    /// The word.
    package var word: String
    /// What would take its place.
    package var text: String
  }

  /// Words: tokens that have a core.
  package var words = 0
  /// Words that would be marked as unknown.
  package var flagged = 0
  /// Words that would be changed unasked.
  package var changed = 0
  /// Those changes, and how often each would be made.
  package var changes: [Change: Int] = [:]
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
    sum.changes.merge(right.changes, uniquingKeysWith: +)
    sum.curve = left.curve + right.curve
    return sum
  }

  /// The changes with their counts, the most frequent first, then by the word.
  package var sortedChanges: [(change: Change, count: Int)] {
    changes.map { (change: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.change.word, $0.change.text) < ($0.count, $1.change.word, $1.change.text)
    }
  }

  /// Counts the answer to a word that is right.
  package mutating func count(_ answer: WordJudgement, to word: String) {
    words += 1
    if answer.isFlagged { flagged += 1 }
    guard let best = answer.alternatives.first else { return }
    if best.isAutomatic {
      changed += 1
      changes[Change(word: word, text: best.text), default: 0] += 1
    }
    if !answer.isKnown { curve.add(best.probability, isRight: false) }
  }
}
