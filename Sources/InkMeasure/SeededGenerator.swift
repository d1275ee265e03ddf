// Random numbers that are the same for the same seed on every machine.

/// A SplitMix64 generator (Steele, Lea, Flood 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 up to, but not including, `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Returns one of some values, or nil if there are none.
  mutating func element<C: RandomAccessCollection>(of values: C) -> C.Element? {
    values.isEmpty
      ? nil : values[values.index(values.startIndex, offsetBy: next(below: values.count))]
  }
}
