// Summary statistics of durations.

import InkSystem

/// Durations of the same operation, in nanoseconds.
struct Distribution {
  private let sorted: [UInt64]

  init(_ durations: [UInt64]) {
    sorted = durations.sorted()
  }

  /// Returns the duration below which this fraction of them lies, in microseconds.
  func percentile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let index = min(sorted.count - 1, Int(Double(sorted.count) * share))
    return Double(sorted[index]) / 1000
  }

  var median: Double { percentile(0.5) }
  var least: Double { percentile(0) }
  var largest: Double { percentile(1) }
  /// The values shown in a table: p50, p95, p99 and the maximum.
  var summary: [Double] { [median, percentile(0.95), percentile(0.99), largest] }
}

/// Returns how long something takes, in nanoseconds.
func duration(of body: () throws -> Void) rethrows -> UInt64 {
  let start = SystemClock.nanoseconds
  try body()
  return SystemClock.nanoseconds - start
}
