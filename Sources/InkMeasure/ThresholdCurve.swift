// The number of answers above each probability threshold, and the number of right ones among them.

/// Counts of right and wrong answers by their probability, in steps of 1 %.
package struct ThresholdCurve: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: Self.steps + 1)
  private var rightCounts = [Int](repeating: 0, count: Self.steps + 1)

  private static let steps = 100

  /// Creates a curve without answers.
  package init() {}

  /// Counts an answer; a probability outside 0…1 is clamped.
  package mutating func add(_ probability: Double, isRight: Bool) {
    // A margin for rounding: 0.29 · 100 is a little less than 29.
    let percent = min(max(0, probability.isNaN ? 0 : probability), 1) * Double(Self.steps)
    let step = Int(min(percent + 1e-9, Double(Self.steps)))
    counts[step] += 1
    if isRight { rightCounts[step] += 1 }
  }

  /// Returns the number of answers with at least a given probability in percent, and the number of right ones among
  /// them.
  package func atLeast(percent: Int) -> (count: Int, right: Int) {
    let steps = max(0, min(percent, Self.steps))...Self.steps
    return (counts[steps].reduce(0, +), rightCounts[steps].reduce(0, +))
  }

  /// Returns the combined answers of two curves.
  package static func + (left: ThresholdCurve, right: ThresholdCurve) -> ThresholdCurve {
    var sum = left
    for step in sum.counts.indices {
      sum.counts[step] += right.counts[step]
      sum.rightCounts[step] += right.rightCounts[step]
    }
    return sum
  }
}
