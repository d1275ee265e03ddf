// Words below a node of the trie, whose keys begin as the way to it: only the ends of the keys are read.
//
// The first of them has less in common with the word before it than the way is long, so all that stands behind the way
// is among its own bytes; no key has to be put together from the words of its block.

extension WordTable {
  /// A letter on the edge into a node, its first one excepted, by the node's first word; nil on damage.
  package func letter(at index: Int, ofFirst id: Int, in file: PackFile) -> UInt8? {
    guard let offset = offset(of: id, in: file) else { return nil }
    let head = WordHeader(at: offset, in: file)
    let place = index - head.common
    return place >= 0 && place < head.ownCount ? file.byte(at: head.keyOffset + place) : nil
  }

  /// Whether the key of a node's first word has some letters from an index on, which lies on the edge into the node
  /// behind its first letter.
  func first(_ id: Int, has letters: ArraySlice<UInt8>, at index: Int, in file: PackFile) -> Bool {
    guard let offset = offset(of: id, in: file) else { return false }
    let head = WordHeader(at: offset, in: file)
    let start = index - head.common
    guard start >= 0, start + letters.count <= head.ownCount else { return false }
    return letters.elementsEqual(file.bytes(at: head.keyOffset + start, count: letters.count))
  }

  /// The words of a node whose keys have just some letters behind its first `depth` bytes, or begin with them there;
  /// what comes behind these words in the order of the keys is not looked at.
  package func ids(
    in words: Range<Int>, behind depth: Int, _ match: EndMatch, _ letters: ArraySlice<UInt8>,
    in file: PackFile
  ) -> Range<Int> {
    guard var offset = offset(of: words.lowerBound, in: file) else { return 0..<0 }
    var found = words.lowerBound..<words.lowerBound
    // How many of the letters the last key has behind the depth; if not all, it comes before what is looked for.
    var matched = 0
    for id in words {
      guard id < count, offset < end else { break }
      let head = WordHeader(at: offset, in: file)
      if head.common <= depth { matched = 0 }
      // What has more in common with the last key compares as it does; what has less comes behind what is looked for.
      if head.common > depth, head.common < depth + matched { break }
      if head.common <= depth + matched {
        var place = depth + matched - head.common
        while matched < letters.count, place < head.ownCount,
          file.byte(at: head.keyOffset + place) == letters[letters.startIndex + matched]
        {
          place += 1
          matched += 1
        }
        if matched < letters.count {
          if place < head.ownCount,
            file.byte(at: head.keyOffset + place) > letters[letters.startIndex + matched]
          {
            break
          }
        } else if place < head.ownCount, match == .whole {
          break
        }
      }
      if matched == letters.count { found = (found.isEmpty ? id : found.lowerBound)..<id + 1 }
      offset = head.end(in: file)
    }
    return found
  }

  /// How the end of a key compares with some letters.
  package enum EndMatch: Sendable {
    /// It is these letters.
    case whole
    /// It begins with them.
    case beginning
  }

  /// The word with a text among those whose keys begin with its key; it stands with the first of them.
  func id(ofText text: String, key: [UInt8], in ids: Range<Int>, _ file: PackFile) -> Int? {
    guard var offset = offset(of: ids.lowerBound, in: file) else { return nil }
    for id in ids {
      guard offset < end else { return nil }
      let head = WordHeader(at: offset, in: file)
      guard head.common + head.ownCount == key.count else { return nil }
      let isFound =
        head.info.hasText
        ? text.utf8.elementsEqual(file.string(at: head.keyOffset + head.ownCount))
        : text.utf8.elementsEqual(key)
      if isFound { return id }
      offset = head.end(in: file)
    }
    return nil
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
  func offset(of id: Int, in file: PackFile) -> Int? {
    guard id >= 0, id < count else { return nil }
    var offset = blockOffset(of: id, in: file)
    for _ in 0..<id % PackFormat.wordsPerBlock where offset < end {
      offset = WordHeader(at: offset, in: file).end(in: file)
    }
    return offset < end ? offset : nil
  }
}
