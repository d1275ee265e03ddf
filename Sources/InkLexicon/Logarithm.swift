// Logarithms and exponentials from tables and plain arithmetic, with bit-identical results on all machines.

/// Natural logarithms and exponentials without the C library, whose last bits differ between machines.
package enum Logarithm {
  /// The number of units of a unigram's 16-bit code in one nat.
  package static let codeUnitsPerNat = 2048.0

  /// Returns e^(-code / 2048) for a 16-bit code of the pack, accurate to 10⁻¹⁴.
  package static func probability(ofCode code: UInt16) -> Double { codes[code] }

  /// The probabilities of the pack's 16-bit codes; read it once before a loop.
  static let codes = CodeProbabilities()

  /// Returns the probability of a score, accurate to 10⁻¹⁴. Scores above 0 give 1, and scores below -31.9 nats count as
  /// that.
  package static func probability(of score: Score) -> Double {
    let units = min(max(0, -Int(score.rawValue)), 255 << 9)
    return codes.coarse[units >> 9] * codes.unit[units & 0x1FF]
  }

  /// Returns e^x; 0 below -745, and e^700 above 700.
  package static func exponential(_ x: Double) -> Double {
    if x < -745 { return 0 }
    let bounded = min(x, 700)
    let exponent = (bounded / ln2).rounded()
    return series(bounded - exponent * ln2)
      * Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  /// Returns ln x for a positive finite x, accurate to 10⁻¹⁰, and -∞ for numbers that are not positive.
  package static func natural(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x > 0 ? x : -.infinity }
    let (significand, exponent) = parts(of: x)
    let index = min(Int((significand - 1) * 128), 127)
    let center = 1 + (Double(index) + 0.5) / 128
    let r = (significand - center) / center
    let tail = r * (1 - r * (1 / 2 - r * (1 / 3 - r / 4)))
    return exponent * ln2 + centerLogarithms[index] + tail
  }

  /// Returns the significand, 1…2, and the exponent of a positive finite number.
  @inline(__always)
  private static func parts(of x: Double) -> (significand: Double, exponent: Double) {
    let exponent = Int(truncatingIfNeeded: x.bitPattern &>> 52)
    if exponent == 0 { return (x.significand, Double(x.exponent)) }
    let fraction = x.bitPattern & 0x000F_FFFF_FFFF_FFFF
    return (Double(bitPattern: fraction | 0x3FF0_0000_0000_0000), Double(exponent - 1023))
  }

  /// Returns ln P of a probability as a score, rounded to the nearest unit.
  package static func score(_ probability: Double) -> Score {
    Score(nats: natural(probability))
  }

  private static let ln2 = 0.693_147_180_559_945_3

  /// ln of the midpoint of each 128th of 1…2, from the series of the inverse hyperbolic tangent.
  private static let centerLogarithms: [Double] = (0..<128).map { index in
    let x = 1 + (Double(index) + 0.5) / 128
    let z = (x - 1) / (x + 1)
    var (sum, power, n) = (0.0, z, 1.0)
    while n < 60 {
      sum += power / n
      power *= z * z
      n += 2
    }
    return 2 * sum
  }

  /// Returns e^x for |x| up to ln 2 / 2 by its power series.
  private static func series(_ x: Double) -> Double {
    var (sum, term, n) = (1.0, 1.0, 1.0)
    while n < 20 {
      term *= x / n
      sum += term
      n += 1
    }
    return sum
  }
}

/// e^(-x) for x in steps of 1/2048 and 1/4096 nat up to 32 nats, as a product of a coarse and a fine table.
struct CodeProbabilities: Sendable {
  /// e^(-i / 8).
  fileprivate let coarse = (0..<256).map { Logarithm.exponential(-Double($0) / 8) }
  /// e^(-i / 2048).
  private let fine = (0..<256).map { Logarithm.exponential(-Double($0) / 2048) }
  /// e^(-i / 4096).
  fileprivate let unit = (0..<512).map { Logarithm.exponential(-Double($0) / 4096) }

  /// Returns the probability of a unigram's code; 0 for the code of an absent word and for the code that marks the
  /// absence of words in the maxima of the trie.
  @inline(__always)
  subscript(code: UInt16) -> Double {
    if code >= 0xFF00 { return 0 }
    // Unchecked: both tables have 256 entries.
    return coarse.span[unchecked: Int(code >> 8)] * fine.span[unchecked: Int(code & 0xFF)]
  }
}
