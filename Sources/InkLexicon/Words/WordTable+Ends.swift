// Words below a node of the trie, whose keys begin as the way to it: only the ends of the keys are read.
//
// The first of them has less in common with the word before it than the way is long, so all that stands behind the way
// is among its own bytes; no key has to be put together from the words of its block.

extension WordTable {
  /// A letter on the edge into a node, its first one excepted, by the node's first word; nil on damage.
  package func letter(at index: Int, ofFirst id: Int, in file: PackFile) -> UInt8? {
    guard let offset = offset(of: id, in: file) else { return nil }
    let head = WordHead(at: offset, in: file)
    let place = index - head.common
    return place >= 0 && place < head.ownCount ? file.byte(at: head.keyOffset + place) : nil
  }

  /// The words of a node whose keys have just some letters behind its first `depth` bytes; what comes behind them in
  /// the order of the keys is not looked at.
  package func ids(
    in words: Range<Int>, behind depth: Int, endingWith letters: ArraySlice<UInt8>,
    in file: PackFile
  ) -> Range<Int> {
    guard var offset = offset(of: words.lowerBound, in: file) else { return 0..<0 }
    var found = words.lowerBound..<words.lowerBound
    // How many of the letters the last key has behind the depth; it comes before the one that is looked for.
    var matched = 0
    for id in words {
      guard id < count, offset < end else { break }
      let head = WordHead(at: offset, in: file)
      if head.common <= depth { matched = 0 }
      // What has more in common with a key that comes before does so, too; what has less comes behind.
      if head.common > depth, head.common < depth + matched { break }
      if head.common <= depth + matched {
        var place = depth + matched - head.common
        while matched < letters.count, place < head.ownCount,
          file.byte(at: head.keyOffset + place) == letters[letters.startIndex + matched]
        {
          place += 1
          matched += 1
        }
        if place < head.ownCount {
          guard matched < letters.count,
            file.byte(at: head.keyOffset + place) < letters[letters.startIndex + matched]
          else { break }
        } else if matched == letters.count {
          found = (found.isEmpty ? id : found.lowerBound)..<id + 1
        }
      }
      offset = head.end(in: file)
    }
    return found
  }

  /// Gives words of a node in their order until `body` wants no more, each with a key of which only what stands behind
  /// the first `depth` bytes is known: the others are zero, or anything.
  package func forEachKey(
    of ids: Range<Int>, behind depth: Int, in file: PackFile,
    _ body: (_ id: Int, _ key: Span<UInt8>) -> Bool
  ) {
    guard let offset = offset(of: ids.lowerBound, in: file) else { return }
    var reader = WordReader(at: ids.lowerBound, offset: offset, behind: depth, of: self, in: file)
    reader.forEachKey(of: ids, body)
  }

  /// Where a word begins; nil for one outside the table or behind damage.
  private func offset(of id: Int, in file: PackFile) -> Int? {
    guard id >= 0, id < count else { return nil }
    var offset = blockOffset(of: id, in: file)
    for _ in 0..<id % PackFormat.wordsPerBlock where offset < end {
      offset = WordHead(at: offset, in: file).end(in: file)
    }
    return offset < end ? offset : nil
  }
}
