// The duration of calls: order statistics of measured times.

/// Median, 95th and 99th percentile and maximum of measured times, in nanoseconds.
package struct LatencyFigures: Hashable, Sendable {
  /// The number of measured calls.
  package let count: Int
  /// The median time.
  package let median: UInt64
  /// The 95th percentile.
  package let percentile95: UInt64
  /// The 99th percentile.
  package let percentile99: UInt64
  /// The maximum time.
  package let maximum: UInt64

  /// Computes the figures of times in any order; all zero if there are none. Sorts a copy.
  ///
  /// A percentile is the smallest measured time not exceeded by at least that percentage of the calls (nearest rank),
  /// so every figure is an actually measured time.
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
