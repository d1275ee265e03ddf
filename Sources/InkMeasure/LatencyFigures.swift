// How long calls took: order statistics of measured times.

/// Median, 95th and 99th percentile and maximum of measured times, in nanoseconds.
package struct LatencyFigures: Hashable, Sendable {
  /// How many calls were measured.
  package let count: Int
  /// Half of the calls took no longer.
  package let median: UInt64
  /// 95 of 100 calls took no longer.
  package let percentile95: UInt64
  /// 99 of 100 calls took no longer.
  package let percentile99: UInt64
  /// The longest call.
  package let maximum: UInt64

  /// The figures of measured times, in any order; all zero if there are none. Sorts a copy.
  ///
  /// A percentile is the smallest measured time that at least so many of 100 calls do not exceed
  /// (nearest rank), so every figure is a time that was really measured.
  package init(nanoseconds: [UInt64]) {
    let sorted = nanoseconds.sorted()
    func rank(_ percent: Int) -> UInt64 {
      sorted.isEmpty ? 0 : sorted[(sorted.count * percent + 99) / 100 - 1]
    }
    count = sorted.count
    median = rank(50)
    percentile95 = rank(95)
    percentile99 = rank(99)
    maximum = sorted.last ?? 0
  }
}
