// Random numbers that are the same on every run, so that a failing test fails again.

/// A random number generator fully determined by a seed (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a random integer from 0 up to, but not including, a bound; 0 if the bound is not positive.
  package mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int.random(in: 0..<bound, using: &self)
  }

  /// Returns true with a probability of one in `times`.
  package mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  /// Returns a random element, nil if there is none.
  package mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    elements.randomElement(using: &self)
  }
}
