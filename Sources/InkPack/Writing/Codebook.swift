// Eight-bit quantization: 256 levels placed where the values are dense, with decoded values stored in the file.

import InkLexicon
import InkText

/// 256 ascending levels of natural logarithms, and their linear values as stored in the file.
struct Codebook {
  /// The linear value of each code, probabilities or back-off weights, in non-decreasing order.
  let values: [Float]
  private let bounds: [Float]

  /// Computes levels for some logarithms. The density of levels is proportional to the fourth root of that of the
  /// values: much finer where there are many, but never coarse where there are few.
  init(_ logarithms: some Collection<Float>) {
    guard let lowest = logarithms.min(), let highest = logarithms.max() else {
      values = Array(repeating: 1, count: 256)
      bounds = Array(repeating: 0, count: 255)
      return
    }
    let binCount = 4096
    let width = max((highest - lowest) / Float(binCount), 1e-7)
    var counts = [Double](repeating: 0, count: binCount)
    var sums = [Double](repeating: 0, count: binCount)
    for value in logarithms {
      let bin = min(Int((value - lowest) / width), binCount - 1)
      counts[bin] += 1
      sums[bin] += Double(value)
    }
    // The fourth root is close to the cube root, which gives the least squared error (Panter and Dite, 1951), and
    // does not require the C library.
    let densities = counts.map { $0 > 0 ? $0.squareRoot().squareRoot() : 0 }
    let total = densities.reduce(0, +)
    var levels: [Float] = []
    var (reached, count, sum) = (0.0, 0.0, 0.0)
    for bin in 0..<binCount where counts[bin] > 0 {
      count += counts[bin]
      sum += sums[bin]
      reached += densities[bin]
      if reached * 256 >= total * Double(levels.count + 1) || bin == binCount - 1 {
        levels.append(Float(sum / count))
        (count, sum) = (0, 0)
      }
    }
    if count > 0 { levels.append(Float(sum / count)) }
    levels = Array(levels.prefix(256))
    while levels.count < 256 { levels.append(levels.last ?? 0) }
    bounds = zip(levels, levels.dropFirst()).map { ($0 + $1) / 2 }
    values = levels.map { Float(Logarithm.exponential(Double($0))) }
  }

  /// Returns the code of the level nearest to a logarithm.
  func code(of logarithm: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: bounds.partitionPoint { $0 < logarithm })
  }
}
