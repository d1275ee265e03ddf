// The random numbers used to build a pack: the same on every run and every machine.

import InkText

/// A Xorshift64 generator (Marsaglia 2003).
struct Xorshift {
  private var state: UInt64 = 88_172_645_463_325_252

  /// Creates a generator with a fixed seed.
  init() {}

  /// Creates a generator with a given seed; sequences of adjacent seeds are unrelated, since the bits are mixed.
  init(seed: UInt64) {
    state ^= (seed &* .goldenGamma).mixed
    if state == 0 { state = 1 }
  }

  /// Returns the next 64 bits.
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Returns a number from 0 up to, but not including, a count.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Returns numbers in a random order.
  mutating func shuffled<Number>(_ numbers: some Sequence<Number>) -> [Number] {
    var numbers = Array(numbers)
    for index in numbers.indices.dropFirst().reversed() { numbers.swapAt(index, below(index + 1)) }
    return numbers
  }

  /// Returns a number in 0..<1.
  mutating func fraction() -> Float { Float(next() >> 40) / 16_777_216 }
}
