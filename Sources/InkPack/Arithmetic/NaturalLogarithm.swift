// Logarithm and exponential from the four basic operations, so that packs are bit-identical on all machines.
//
// The C library's `log` and `exp` may differ in the last bit between versions, and building a language model
// takes a hundred million of them. These functions are accurate to 2 units in the last place of a Double, far
// finer than the 16 bits that a pack stores. `Logarithm`, which reads a pack, is faster and less accurate; with
// it, recipes would make packs that differ from those they have made.

/// ln 2.
private let naturalLogarithmOfTwo = 0.693147180559945309417232121458

/// Returns the natural logarithm; minus infinity for zero, NaN for negative numbers.
func naturalLogarithm(_ value: Double) -> Double {
  guard value > 0 else { return value == 0 ? -Double.infinity : Double.nan }
  guard value.isFinite else { return value }
  var exponent = Double(value.exponent)
  var mantissa = value.significand
  if mantissa > 1.414213562373095 {
    mantissa /= 2
    exponent += 1
  }
  // ln m = 2 artanh s with s = (m − 1)/(m + 1), and |s| < 0.172: eleven terms reach 2^−56.
  let s = (mantissa - 1) / (mantissa + 1)
  let square = s * s
  var sum = 0.0
  var denominator = 21.0
  while denominator > 0 {
    sum = sum * square + 1 / denominator
    denominator -= 2
  }
  return exponent * naturalLogarithmOfTwo + 2 * s * sum
}

/// Returns e to the power of `value`; zero below −745, infinity above 709.
func exponential(_ value: Double) -> Double {
  guard value > -745 else { return value.isNaN ? value : 0 }
  guard value < 709 else { return value.isNaN ? value : Double.infinity }
  let power = (value / naturalLogarithmOfTwo).rounded()
  let rest = value - power * naturalLogarithmOfTwo
  // |rest| < 0.35: Taylor series up to the fourteenth power, by Horner's method.
  var sum = 1.0
  var divisor = 14.0
  while divisor >= 1 {
    sum = 1 + sum * rest / divisor
    divisor -= 1
  }
  // In two steps, because 2^−745 alone is not a normal number.
  let half = (power / 2).rounded(.down)
  return sum * powerOfTwo(Int(half)) * powerOfTwo(Int(power - half))
}

/// Returns 2 to the power of `exponent`, for exponents of normal numbers.
private func powerOfTwo(_ exponent: Int) -> Double {
  Double(sign: .plus, exponent: exponent, significand: 1)
}
