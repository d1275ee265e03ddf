// Random numbers that are the same for the same seed on every machine.

/// SplitMix64 (Steele, Lea, Flood 2014): a stream of numbers from a seed.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to below `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// One of some values; nil of none.
  mutating func element<C: RandomAccessCollection>(of values: C) -> C.Element? {
    values.isEmpty
      ? nil : values[values.index(values.startIndex, offsetBy: next(below: values.count))]
  }
}
