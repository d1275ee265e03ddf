// Words below a trie node, read without decoding whole keys.
//
// The first word of a node shares fewer bytes with the word before it than the path to the node has, so
// everything after the path is among its own bytes; no key has to be assembled from the words of its block.

extension WordTable {
  /// Returns a letter on the edge into a node other than its first one, given the node's first word; nil on damage.
  package func letter(at index: Int, ofFirst id: Int, in file: PackFile) -> UInt8? {
    guard let offset = offset(of: id, in: file) else { return nil }
    let head = WordHeader(at: offset, in: file)
    let place = index - head.common
    return place >= 0 && place < head.ownCount ? file.byte(at: head.keyOffset + place) : nil
  }

  /// Whether the key of a node's first word has the given letters from an index on, which lies on the edge into the
  /// node after its first letter.
  func first(_ id: Int, has letters: ArraySlice<UInt8>, at index: Int, in file: PackFile) -> Bool {
    guard let offset = offset(of: id, in: file) else { return false }
    let head = WordHeader(at: offset, in: file)
    let start = index - head.common
    guard start >= 0, start + letters.count <= head.ownCount else { return false }
    return letters.elementsEqual(file.bytes(at: head.keyOffset + start, count: letters.count))
  }

  /// Returns the words of a node whose keys, after the first `depth` bytes, equal the given letters or begin with them.
  /// Stops at the first key that sorts after these words.
  package func ids(
    in words: Range<Int>, after depth: Int, _ match: EndMatch, _ letters: Span<UInt8>,
    in file: PackFile
  ) -> Range<Int> {
    guard var offset = offset(of: words.lowerBound, in: file) else { return 0..<0 }
    var found = words.lowerBound..<words.lowerBound
    // How many of the letters the last key matched after the depth; if not all, it sorts before the target.
    var matched = 0
    for id in words {
      guard id < count, offset < end else { break }
      let head = WordHeader(at: offset, in: file)
      if head.common <= depth { matched = 0 }
      // A key that shares more with the last key compares as that does; one that shares less sorts after the
      // target.
      if head.common > depth, head.common < depth + matched { break }
      if head.common <= depth + matched {
        var place = depth + matched - head.common
        while matched < letters.count, place < head.ownCount,
          file.byte(at: head.keyOffset + place) == letters[matched]
        {
          place += 1
          matched += 1
        }
        if matched < letters.count {
          if place < head.ownCount,
            file.byte(at: head.keyOffset + place) > letters[matched]
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
    /// It equals them.
    case whole
    /// It begins with them.
    case beginning
  }

  /// Returns the id of the word with a text and key among the words whose keys begin with the key; those with exactly
  /// this key come first.
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

  /// Calls a closure with words of a node in order until it returns false. Only the part of each key after the first
  /// `depth` bytes is valid; the bytes before it are undefined.
  package func forEachKey(
    of ids: Range<Int>, after depth: Int, in file: PackFile,
    _ body: (_ id: Int, _ key: Span<UInt8>) -> Bool
  ) {
    guard let offset = offset(of: ids.lowerBound, in: file) else { return }
    var reader = WordReader(at: ids.lowerBound, offset: offset, after: depth, of: self, in: file)
    reader.forEachKey(of: ids, body)
  }

  /// Returns the offset of a word, or nil if it is outside the table or after damaged data.
  func offset(of id: Int, in file: PackFile) -> Int? {
    guard id >= 0, id < count else { return nil }
    var offset = blockOffset(of: id, in: file)
    for _ in 0..<id % PackFormat.wordsPerBlock where offset < end {
      offset = WordHeader(at: offset, in: file).end(in: file)
    }
    return offset < end ? offset : nil
  }
}
