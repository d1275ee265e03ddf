// The probability mass of an interval of words, computed without visiting each word.

extension NgramContext {
  /// Returns ΣP(word | history) over an interval, exact up to rounding.
  ///
  /// It is computed upwards from the cumulative masses of the unigrams: the mass at an order is its back-off weight
  /// times the mass below, plus what each follower has beyond its back-off value. Long lists store the latter summed
  /// over blocks. The cost is at most two partial blocks per order.
  package func mass(of interval: NgramInterval, in file: PackFile) -> Double {
    var mass = unigramMass(of: interval.words, in: file)
    for index in 0..<order - 1 {
      mass *= list(index).backoff
      mass += gain(of: interval.positions(index), index, in: file)
    }
    return max(0, mass)
  }

  private func unigramMass(of words: Range<Int>, in file: PackFile) -> Double {
    let size = PackFormat.entriesPerBlock
    let firstBlock = (words.lowerBound + size - 1) / size
    let lastBlock = words.upperBound / size
    if firstBlock >= lastBlock { return sum(words, file) }
    return tables.unigramMass(beforeBlock: lastBlock, in: file)
      - tables.unigramMass(beforeBlock: firstBlock, in: file)
      + sum(words.lowerBound..<firstBlock * size, file)
      + sum(lastBlock * size..<words.upperBound, file)
  }

  private func sum(_ words: Range<Int>, _ file: PackFile) -> Double {
    let codes = Logarithm.codes
    var sum = 0.0
    tables.forEachUnigramCode(of: words, in: file) { sum += codes[$0] }
    return sum
  }

  /// Returns Σ(P - back-off · P of the shorter context) over positions of the list at an index.
  private func gain(of positions: Range<Int>, _ index: Int, in file: PackFile) -> Double {
    let size = PackFormat.entriesPerBlock
    let firstBlock = (positions.lowerBound + size - 1) / size
    let lastBlock = positions.upperBound / size
    let list = list(index)
    guard list.hasBlocks, firstBlock < lastBlock else {
      return gainOfEach(positions, index, file)
    }
    var gain = 0.0
    for block in firstBlock..<lastBlock {
      gain += list.gain(ofBlock: block, in: file) ?? 0
    }
    let (first, last) = (firstBlock * size, lastBlock * size)
    return gain
      + self.gain(
        of: positions.lowerBound..<first, besides: first - size..<positions.lowerBound, index, file)
      + self.gain(
        of: last..<positions.upperBound, besides: positions.upperBound..<last + size, index, file)
  }

  /// Returns the gain of one part of a block, given the block's other part; reads the smaller of the two.
  private func gain(
    of part: Range<Int>, besides rest: Range<Int>, _ index: Int, _ file: PackFile
  ) -> Double {
    let block = min(part.lowerBound, rest.lowerBound) / PackFormat.entriesPerBlock
    let list = list(index)
    guard rest.count < part.count, rest.upperBound <= list.count,
      let whole = list.gain(ofBlock: block, in: file)
    else { return gainOfEach(part, index, file) }
    return whole - gainOfEach(rest, index, file)
  }

  func gainOfEach(_ positions: Range<Int>, _ index: Int, _ file: PackFile) -> Double {
    if positions.isEmpty { return 0 }
    let (list, order) = (list(index), index + 2)
    var (own, lower) = (0.0, 0.0)
    for position in positions {
      let code = Int(list.code(at: position, in: file))
      own += tables.probability(ofCode: code, order: order, in: file)
    }
    if index == 0 {
      let codes = Logarithm.codes
      list.forEachValue(at: positions, in: file) {
        lower += codes[tables.unigramCode($0, in: file)]
      }
    } else {
      let shorter = self.list(index - 1)
      list.forEachValue(at: positions, in: file) {
        let code = Int(shorter.code(at: $0, in: file))
        lower += tables.probability(ofCode: code, order: order - 1, in: file)
      }
    }
    return own - list.backoff * lower
  }
}
