// False alarms: an engine's judgements of correct words.

/// Counts of an engine's judgements of correct words.
package struct FalseAlarmFigures: Hashable, Sendable {
  /// A word and what it would be changed to.
  package struct Change: Hashable, Sendable {
    /// The word.
    package var word: String
    /// The replacement.
    package var text: String

    /// Whether letters are changed, and not only their case: i → I is no such change.
    var changesLetters: Bool { !word.isSameWord(as: text) }
  }

  /// The number of words: tokens with a core.
  package var words = 0
  /// The number of words that would be marked as unknown.
  package var flagged = 0
  /// The number of words that would be changed automatically.
  package var changed = 0
  /// These changes, with their counts.
  package var changes: [Change: Int] = [:]
  /// The first corrections of words taken for non-words, by probability.
  package var curve = ThresholdCurve()

  /// Creates counts of zero.
  package init() {}

  /// The number of marked words per 100 words.
  package var flaggedPerHundred: Double { 100 * share(of: flagged, in: words) }
  /// The number of changed words per 100 words.
  package var changedPerHundred: Double { 100 * share(of: changed, in: words) }

  /// The number of words per 100 words of which letters are changed, and not only their case.
  package var lettersChangedPerHundred: Double {
    100 * share(of: changes.filter(\.key.changesLetters).values.reduce(0, +), in: words)
  }

  /// Returns the sums of the counts.
  package static func + (left: FalseAlarmFigures, right: FalseAlarmFigures) -> FalseAlarmFigures {
    var sum = left
    sum.words += right.words
    sum.flagged += right.flagged
    sum.changed += right.changed
    sum.changes.merge(right.changes, uniquingKeysWith: +)
    sum.curve = left.curve + right.curve
    return sum
  }

  /// The changes with their counts, the most frequent first, then by word.
  package var sortedChanges: [(change: Change, count: Int)] {
    changes.map { (change: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.change.word, $0.change.text) < ($0.count, $1.change.word, $1.change.text)
    }
  }

  /// Counts the answer to a correct word.
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
