// Random numbers that are the same for the same seed on every machine.

import InkText

/// A SplitMix64 generator (Steele, Lea, Flood 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  private mutating func next() -> UInt64 {
    state &+= .goldenGamma
    return state.mixed
  }

  /// Returns a number from 0 up to, but not including, `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Returns one of some values, or nil if there are none.
  mutating func element<C: RandomAccessCollection>(of values: C) -> C.Element? {
    values.isEmpty
      ? nil : values[values.index(values.startIndex, offsetBy: next(below: values.count))]
  }
}
