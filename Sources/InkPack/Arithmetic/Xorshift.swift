// Chance that a pack is made with: the same numbers on every run and every machine.

/// Xorshift64 (Marsaglia 2003).
struct Xorshift {
  private var state: UInt64 = 88_172_645_463_325_252

  /// Numbers from one seed.
  init() {}

  /// Numbers from a seed of one's own; those of neighbouring seeds have nothing to do with each other (the bits are
  /// mixed as in SplitMix64; Steele, Lea, Flood 2014).
  init(seed: UInt64) {
    var mixed = seed &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    state ^= mixed ^ (mixed >> 31)
    if state == 0 { state = 1 }
  }

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
