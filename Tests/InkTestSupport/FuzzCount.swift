// How long the random tests run.

internal import InkSystem

/// Returns the number of rounds of a random test: its own number, times `INKLING_FUZZ` if that is set.
package func fuzzCount(_ standard: Int) -> Int {
  let factor = Environment.current["INKLING_FUZZ"].flatMap { Double($0) } ?? 1
  return max(1, Int(Double(standard) * min(max(0, factor), 1e6)))
}
