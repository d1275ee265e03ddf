// Chance that a pack is made with: the same numbers on every run and every machine.

/// Xorshift64 (Marsaglia 2003) from one seed.
struct Xorshift {
  private var state: UInt64 = 88_172_645_463_325_252

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A number from 0 to below a count.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// 0…1, 1 left out.
  mutating func fraction() -> Float { Float(next() >> 40) / 16_777_216 }
}
