// The followers in an interval above a probability, found with the maxima of blocks instead of a full scan.

/// How far a search has descended in the lists of a component, as codes, which only decrease.
package struct FollowerDepth: Sendable {
  /// The lowest codes returned so far at orders 2, 3 and 4; 256 before the first search.
  fileprivate var codes = InlineArray<3, Int>(repeating: 256)

  /// Creates the state before the first search.
  package init() {}
}

extension NgramContext {
  /// Appends the words of an interval whose probability in the list of some order reaches a threshold and that were not
  /// appended before.
  ///
  /// A word seen at several orders may be appended more than once, and words that may not be suggested may be included.
  package func appendFollowers(
    of interval: NgramInterval, atLeast probability: Double, depth: inout FollowerDepth,
    to ids: inout [Int], in file: PackFile
  ) {
    for index in 0..<order - 1 where !interval.positions(index).isEmpty {
      let needed = probability / max(weights[index + 1], .leastNormalMagnitude)
      let least = tables.lowestCode(atLeast: needed, order: index + 2, in: file)
      if least < depth.codes[index] {
        appendFollowers(interval, index, codes: least..<depth.codes[index], to: &ids, file)
        depth.codes[index] = least
      }
    }
  }

  private func appendFollowers(
    _ interval: NgramInterval, _ index: Int, codes: Range<Int>, to ids: inout [Int],
    _ file: PackFile
  ) {
    let list = list(index)
    if interval.isWhole, list.hasBestEntries, appendBest(list, index, codes, to: &ids, file) {
      return
    }
    let positions = interval.positions(index)
    guard list.hasBlocks else { return appendEach(positions, index, codes, to: &ids, file) }
    let size = PackFormat.entriesPerBlock
    for block in positions.lowerBound / size...(positions.upperBound - 1) / size
    where Int(list.maximum(ofBlock: block, in: file) ?? .max) >= codes.lowerBound {
      let part = positions.clamped(to: block * size..<(block + 1) * size)
      appendEach(part, index, codes, to: &ids, file)
    }
  }

  private func appendEach(
    _ positions: Range<Int>, _ index: Int, _ codes: Range<Int>, to ids: inout [Int],
    _ file: PackFile
  ) {
    let list = list(index)
    for position in positions where codes.contains(Int(list.code(at: position, in: file))) {
      ids.append(id(at: position, order: index + 2, in: file))
    }
  }

  /// Appends from the list's best entries; returns false if further entries may reach the threshold.
  private func appendBest(
    _ list: FollowerList, _ index: Int, _ codes: Range<Int>, to ids: inout [Int], _ file: PackFile
  ) -> Bool {
    let last = list.best(PackFormat.bestCount - 1, in: file)
    if let last, Int(list.code(at: last, in: file)) >= codes.lowerBound { return false }
    for rank in 0..<PackFormat.bestCount {
      guard let position = list.best(rank, in: file) else { break }
      let code = Int(list.code(at: position, in: file))
      if code < codes.lowerBound { break }
      if code < codes.upperBound { ids.append(id(at: position, order: index + 2, in: file)) }
    }
    return true
  }
}
