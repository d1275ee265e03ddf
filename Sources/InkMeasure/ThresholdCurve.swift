// Answers with their probabilities: how many there are from a threshold on, and how many of those are right.

/// Counts of right and wrong answers by the probability they were given with, in steps of 1 %.
package struct ThresholdCurve: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: Self.steps + 1)
  private var rightCounts = [Int](repeating: 0, count: Self.steps + 1)

  private static let steps = 100

  /// No answers.
  package init() {}

  /// Counts an answer; a probability outside 0…1 counts as the nearest.
  package mutating func add(_ probability: Double, isRight: Bool) {
    let step = Int(min(max(0, probability.isNaN ? 0 : probability), 1) * Double(Self.steps))
    counts[step] += 1
    if isRight { rightCounts[step] += 1 }
  }

  /// How many answers had at least this many hundredths of probability, and how many of them were right.
  package func atLeast(percent: Int) -> (count: Int, right: Int) {
    let steps = max(0, min(percent, Self.steps))...Self.steps
    return (counts[steps].reduce(0, +), rightCounts[steps].reduce(0, +))
  }

  /// The answers of two curves together.
  package static func + (left: ThresholdCurve, right: ThresholdCurve) -> ThresholdCurve {
    var sum = left
    for step in sum.counts.indices {
      sum.counts[step] += right.counts[step]
      sum.rightCounts[step] += right.rightCounts[step]
    }
    return sum
  }
}
