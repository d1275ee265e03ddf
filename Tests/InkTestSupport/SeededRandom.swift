// Random numbers that are the same on every run, so that a failing test fails again.

import InkText

/// A random number generator fully determined by a seed (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= .goldenGamma
    return state.mixed
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
