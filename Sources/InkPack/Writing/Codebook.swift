// Eight bits for a probability: 256 levels laid where the values are dense, decoded values in the file.

import InkLexicon

/// 256 ascending levels of natural logarithms and their linear values as the file holds them.
struct Codebook {
  /// The linear value of each code: probabilities or back-off weights, never falling.
  let values: [Float]
  private let bounds: [Float]

  /// Levels for some logarithms. Their density follows the fourth root of the values' own density squared
  /// by halves: much finer where there are many, never coarse where there are few.
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
    // The square root of the square root of a count is near its cube root, which is the density of levels
    // with the least squared error (Panter and Dite, 1951), and needs no C library.
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

  /// The code of the level nearest to a logarithm.
  func code(of logarithm: Float) -> UInt8 {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] < logarithm { low = middle + 1 } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: low)
  }
}
