// The three discounts of modified Kneser–Ney smoothing.

/// The amounts subtracted from counts of 1, of 2, and of 3 or more.
///
/// Chen and Goodman, "An Empirical Study of Smoothing Techniques for Language Modeling" (1998), equation 26: with Y =
/// n₁/(n₁ + 2n₂) and nᵢ the number of n-grams counted i times, D₁ = 1 − 2Y·n₂/n₁, D₂ = 2 − 3Y·n₃/n₂, D₃ = 3 − 4Y·n₄/n₃.
struct Discounts: Equatable {
  var one: Double
  var two: Double
  var threeOrMore: Double

  /// Computes the discounts from the numbers of n-grams counted once, twice, three and four times.
  ///
  /// Small or unusual texts may have no n-grams of some count, or discounts outside 0…i. Such a discount is replaced by
  /// 0.5, 1 or 1.5, since the text is too small for a meaningful estimate.
  init(countsOfCounts n: (one: Int, two: Int, three: Int, four: Int)) {
    let (n1, n2, n3, n4) = (Double(n.one), Double(n.two), Double(n.three), Double(n.four))
    let y = n1 / (n1 + 2 * n2)
    one = Self.usable(1 - 2 * y * n2 / n1, below: 1)
    two = Self.usable(2 - 3 * y * n3 / n2, below: 2)
    threeOrMore = Self.usable(3 - 4 * y * n4 / n3, below: 3)
  }

  /// Computes the discounts from counts.
  init(counts: [UInt32]) {
    var n = (one: 0, two: 0, three: 0, four: 0)
    for count in counts {
      switch count {
      case 1: n.one += 1
      case 2: n.two += 1
      case 3: n.three += 1
      case 4: n.four += 1
      default: break
      }
    }
    self.init(countsOfCounts: n)
  }

  /// Returns the amount subtracted from `count`.
  func discount(of count: UInt32) -> Double {
    switch count {
    case 0: 0
    case 1: one
    case 2: two
    default: threeOrMore
    }
  }

  private static func usable(_ value: Double, below limit: Double) -> Double {
    value > 0 && value < limit ? value : limit / 2
  }
}
