// The words of an interval that are likely enough, found by the maxima of blocks and not by visiting all.

/// How far down a walk has come in each order of a component: codes, which only move one way.
package struct CandidateDepth: Sendable {
  /// At orders 2, 3, 4 the least code that was given so far; 256 before the first walk.
  fileprivate var codes = InlineArray<3, Int>(repeating: 256)
  /// The greatest unigram code that was given so far (codes of unigrams fall with probability).
  fileprivate var unigramCode = -1

  /// Before the first walk.
  package init() {}
}

extension NgramContext {
  /// Appends the words whose P(word | history) is at least a probability and that were not given before.
  ///
  /// A word seen at several orders may come more than once, and one that may not be offered may come too.
  package func appendCandidates(
    of interval: NgramInterval, atLeast probability: Double, trie: Trie,
    depth: inout CandidateDepth, to ids: inout [Int], in file: PackFile
  ) {
    for index in 0..<order - 1 where !interval.positions[index].isEmpty {
      let needed = probability / max(weights[index + 1], .leastNormalMagnitude)
      let least = model.leastCode(atLeast: needed, order: index + 2, in: file)
      if least < depth.codes[index] {
        appendFollowers(interval, index, codes: least..<depth.codes[index], to: &ids, file)
        depth.codes[index] = least
      }
    }
    let needed = probability / max(weights[0], .leastNormalMagnitude)
    let limit = NgramContext.unigramCode(atLeast: needed)
    if depth.unigramCode < limit, Int(interval.leastUnigramCode) <= limit {
      appendUnigrams(interval, codes: depth.unigramCode + 1...limit, trie: trie, to: &ids, file)
      depth.unigramCode = limit
    }
  }

  /// The greatest unigram code that may stand for at least a probability; -1 where none can.
  private static func unigramCode(atLeast probability: Double) -> Int {
    if probability > 1.001 { return -1 }
    // One more than exact, so that rounding never leaves a word out.
    let code = -Logarithm.natural(max(probability, 1e-300)) * Logarithm.codeUnitsPerNat + 1
    return Int(min(max(code, 0), Double(PackFormat.absentUnigram - 1)))
  }
}

// Followers.
extension NgramContext {
  private func appendFollowers(
    _ interval: NgramInterval, _ index: Int, codes: Range<Int>, to ids: inout [Int],
    _ file: PackFile
  ) {
    let list = lists[index]
    if interval.isWhole, list.namesBest, appendBest(list, index, codes, to: &ids, file) { return }
    let positions = interval.positions[index]
    guard list.namesBlocks else { return appendEach(positions, index, codes, to: &ids, file) }
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
    let list = lists[index]
    for position in positions where codes.contains(Int(list.code(at: position, in: file))) {
      ids.append(id(at: position, order: index + 2, in: file))
    }
  }

  /// Appends from the list's best entries; false where more than those may be likely enough.
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

// Unigrams.
extension NgramContext {
  private func appendUnigrams(
    _ interval: NgramInterval, codes: ClosedRange<Int>, trie: Trie, to ids: inout [Int],
    _ file: PackFile
  ) {
    if interval.isWhole, appendBestUnigrams(codes, to: &ids, file) { return }
    guard let index = interval.node else {
      return model.appendWords(interval.words, unigrams: codes, to: &ids, in: file)
    }
    let node = trie.node(index, words: interval.words, in: file)
    trie.appendWords(below: node, unigrams: codes, of: model, to: &ids, in: file)
  }

  /// Appends from the component's best words; false where more than those may be likely enough.
  private func appendBestUnigrams(
    _ codes: ClosedRange<Int>, to ids: inout [Int], _ file: PackFile
  ) -> Bool {
    let count = min(model.unigramBest.count / 4, PackFormat.bestCount)
    func best(_ rank: Int) -> (id: Int, code: Int) {
      let id = file.uint32(at: model.unigramBest.offset + rank * 4)
      return (id, Int(file.uint16(at: model.unigrams.offset + id * 2)))
    }
    if count == PackFormat.bestCount, best(count - 1).code <= codes.upperBound { return false }
    for rank in 0..<count where codes.contains(best(rank).code) { ids.append(best(rank).id) }
    return true
  }
}
