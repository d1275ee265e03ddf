// How likely the likeliest word of an interval can be, from maxima that stand in the file.

extension NgramContext {
  /// A bound of P(word | history) for those words of an interval that are in the list of some order and may
  /// be offered; 0 where there are none.
  package func followerBound(of interval: NgramInterval, in file: PackFile) -> Double {
    var bound = 0.0
    for index in 0..<order - 1 {
      guard let code = greatestCode(in: interval, index, file) else { break }
      let probability = tables.probability(ofCode: code, order: index + 2, in: file)
      bound = max(bound, weights[index + 1] * probability)
    }
    return bound
  }

  /// A bound of P(word | history) for the words below a node of the trie that may be offered.
  package func bound(
    of interval: NgramInterval, below node: Int, of trie: Trie, in file: PackFile
  ) -> Double {
    let eighths = trie.maximum(of: node, component: tables.component, in: file)
    let unigram = Logarithm.codes[UInt16(eighths) << 8]
    return max(weights[0] * unigram, followerBound(of: interval, in: file))
  }

  /// The greatest code of an interval in the list at an index, by whole blocks where there are blocks.
  private func greatestCode(in interval: NgramInterval, _ index: Int, _ file: PackFile) -> Int? {
    let positions = interval.positions(index)
    if positions.isEmpty { return nil }
    let list = list(index)
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
