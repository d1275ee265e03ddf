// Upper bounds for the likeliest word of an interval, from maxima stored in the file.

extension NgramContext {
  /// Returns an upper bound of P(word | history) over the words of an interval that may be suggested and occur in the
  /// list of some order; 0 if there are none.
  package func followerBound(of interval: NgramInterval, in file: PackFile) -> Double {
    var bound = 0.0
    for index in 0..<order - 1 {
      guard let code = maximumCode(in: interval, index, file) else { break }
      let probability = tables.probability(ofCode: code, order: index + 2, in: file)
      bound = max(bound, weights[index + 1] * probability)
    }
    return bound
  }

  /// Returns an upper bound of P(word | history) over the words below a trie node that may be suggested.
  package func bound(
    of interval: NgramInterval, below node: Int, of trie: Trie, in file: PackFile
  ) -> Double {
    let eighths = trie.maximum(of: node, component: tables.component, in: file)
    let unigram = Logarithm.codes[UInt16(eighths) << 8]
    return max(weights[0] * unigram, followerBound(of: interval, in: file))
  }

  /// Returns the greatest code of an interval in the list at an index, taking whole blocks where there are blocks.
  private func maximumCode(in interval: NgramInterval, _ index: Int, _ file: PackFile) -> Int? {
    let positions = interval.positions(index)
    if positions.isEmpty { return nil }
    let list = list(index)
    if interval.isWhole, let best = list.best(0, in: file) {
      return Int(list.code(at: best, in: file))
    }
    var greatest: UInt8 = 0
    let size = PackFormat.entriesPerBlock
    if list.hasBlocks {
      for block in positions.lowerBound / size...(positions.upperBound - 1) / size {
        greatest = max(greatest, list.maximum(ofBlock: block, in: file) ?? .max)
      }
    } else {
      for position in positions { greatest = max(greatest, list.code(at: position, in: file)) }
    }
    return Int(greatest)
  }
}
