// How likely the likeliest word of an interval can be, from maxima that stand in the file.

extension NgramContext {
  /// A bound of P(word | history) for the words of an interval that may be offered; never below the truth.
  package func bound(of interval: NgramInterval, in file: PackFile) -> Double {
    let code = interval.leastUnigramCode
    var bound =
      code == PackFormat.absentUnigram ? 0 : weights[0] * Logarithm.probability(ofCode: code)
    for index in 0..<order - 1 {
      guard let code = greatestCode(in: interval, index, file) else { break }
      bound = max(
        bound, weights[index + 1] * model.probability(ofCode: code, order: index + 2, in: file))
    }
    return bound
  }

  /// The greatest code of an interval in the list at an index, by whole blocks where there are blocks.
  private func greatestCode(in interval: NgramInterval, _ index: Int, _ file: PackFile) -> Int? {
    let positions = interval.positions[index]
    if positions.isEmpty { return nil }
    let list = lists[index]
    if interval.isWhole, let best = list.best(0, in: file) {
      return Int(list.code(at: best, in: file))
    }
    var greatest: UInt8 = 0
    let size = PackFormat.entriesPerBlock
    if list.namesBlocks {
      for block in positions.lowerBound / size...(positions.upperBound - 1) / size {
        greatest = max(greatest, list.maximum(ofBlock: block, in: file) ?? .max)
      }
    } else {
      for position in positions { greatest = max(greatest, list.code(at: position, in: file)) }
    }
    return Int(greatest)
  }
}
