// The probability mass of many adjacent ranges of words, computed in one pass over the blocks.

extension NgramContext {
  /// Returns ΣP(word | history) over the words between each two consecutive cuts, given as ascending ids. The results
  /// equal those of ``mass(of:in:)`` for each range, at a fraction of the cost.
  ///
  /// At each order one running sum passes over the list. Whole blocks contribute their stored sums; in a block that a
  /// cut falls into, entries are read from the nearer end only.
  package func masses(between cuts: [Int], in file: PackFile) -> [Double] {
    guard cuts.count > 1, let first = cuts.first, let last = cuts.last,
      first >= 0, last <= tables.wordCount, zip(cuts, cuts.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return [] }
    let sums = cuts.map { unigramSum(before: $0, file) }
    var masses = zip(sums, sums.dropFirst()).map { $1 - $0 }
    var positions = cuts
    for index in 0..<order - 1 {
      let list = list(index)
      var range = list.positions(
        of: positions[0]..<positions[positions.count - 1], within: 0..<list.count, in: file)
      for cut in positions.indices {
        let position = list.lowerBound(positions[cut], in: range, file)
        range = position..<range.upperBound
        positions[cut] = position
      }
      let gains = gains(before: positions, index, file)
      for range in masses.indices {
        masses[range] = masses[range] * list.backoff + gains[range + 1] - gains[range]
      }
    }
    return masses.map { max(0, $0) }
  }

  /// Returns the mass of all unigrams with lower ids.
  private func unigramSum(before id: Int, _ file: PackFile) -> Double {
    let size = PackFormat.entriesPerBlock
    let (block, offset) = (id / size, id % size)
    let isNearEnd = offset > size / 2 && (block + 1) * size <= tables.wordCount
    var sum = tables.unigramMass(beforeBlock: isNearEnd ? block + 1 : block, in: file)
    if isNearEnd {
      for id in id..<(block + 1) * size { sum -= tables.unigram(id, in: file) }
    } else {
      for id in block * size..<id { sum += tables.unigram(id, in: file) }
    }
    return sum
  }

  /// Returns the sum of what the followers before each of some ascending positions have beyond their back-off values,
  /// counted from the start of the first position's block.
  private func gains(before positions: [Int], _ index: Int, _ file: PackFile) -> [Double] {
    let list = list(index)
    let size = PackFormat.entriesPerBlock
    let first = positions.first ?? 0
    var (reached, sum) = (list.hasBlocks ? first / size * size : first, 0.0)
    return positions.map { position in
      while list.hasBlocks, reached + size <= position {
        sum += list.gain(ofBlock: reached / size, in: file) ?? 0
        reached += size
      }
      if !list.hasBlocks {
        sum += gainOfEach(reached..<position, index, file)
        reached = position
        return sum
      }
      let end = reached + size
      if position - reached > size / 2, end <= list.count {
        let whole = list.gain(ofBlock: reached / size, in: file) ?? 0
        return sum + whole - gainOfEach(position..<end, index, file)
      }
      return sum + gainOfEach(reached..<position, index, file)
    }
  }
}
