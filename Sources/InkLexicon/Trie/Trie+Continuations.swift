// The continuations of a prefix: the words below a trie position, grouped by the next character of their keys.

import InkText

/// The words whose keys continue with the same character.
package struct KeyContinuation: Sendable {
  /// The next character of the keys; nil for words whose keys end here.
  package let scalar: Unicode.Scalar?
  /// The word ids.
  package let words: Range<Int>
}

extension Trie {
  /// Returns the words with a prefix, grouped by the character after it, in id order and without gaps.
  ///
  /// The cost is that of visiting the node's children, or the few words of a leaf.
  package func continuations(
    ofPrefix prefix: [UInt8], words: WordTable, in file: PackFile
  ) -> [KeyContinuation] {
    let interval = interval(ofPrefix: prefix, words: words, in: file)
    var walk = ContinuationWalk(trie: self, table: words, file: file, prefixLength: prefix.count)
    if let node = node(of: interval, in: file) {
      walk.visit(node)
    } else {
      walk.visit(interval.words)
    }
    return walk.found
  }
}

/// A walk over the nodes immediately after a prefix.
private struct ContinuationWalk {
  let trie: Trie
  let table: WordTable
  let file: PackFile
  let prefixLength: Int
  private(set) var found: [KeyContinuation] = []

  /// The maximum number of continuations: more than any language's alphabet needs, so only a damaged pack reaches it.
  private static let maximumCount = 512

  init(trie: Trie, table: WordTable, file: PackFile, prefixLength: Int) {
    self.trie = trie
    self.table = table
    self.file = file
    self.prefixLength = prefixLength
  }

  /// Groups the words below a node.
  mutating func visit(_ node: TrieNode) {
    guard found.count < Self.maximumCount else { return }
    if node.depth > prefixLength {
      let key = table.key(of: node.words.lowerBound, in: file)
      // A multi-byte character may have nodes between its bytes.
      if let scalar = nextScalar(of: key, within: node.depth) { return add(scalar, node.words) }
    }
    let children = trie.children(of: node, in: file)
    guard let first = children.first else { return visit(node.words) }
    if node.depth == prefixLength, node.words.lowerBound < first.words.lowerBound {
      add(nil, node.words.lowerBound..<first.words.lowerBound)
    }
    for child in children {
      let label = trie.label(of: child.index, in: file)
      if node.depth == prefixLength, label < 0x80 {
        add(Unicode.Scalar(label), child.words)
      } else {
        visit(child)
      }
    }
  }

  /// Groups the words of a leaf by reading them.
  mutating func visit(_ words: Range<Int>) {
    var reader = WordReader(at: words.lowerBound, of: table, in: file)
    for id in words {
      guard reader.readKey(), found.count < Self.maximumCount else { return }
      reader.skipRest()
      add(nextScalar(of: reader.key, within: reader.key.count), id..<id + 1)
    }
  }

  /// Adds words, merging them with the preceding ones if they continue with the same character.
  private mutating func add(_ scalar: Unicode.Scalar?, _ words: Range<Int>) {
    var start = words.lowerBound
    if let last = found.last, last.scalar == scalar, last.words.upperBound == start {
      start = last.words.lowerBound
      found.removeLast()
    }
    found.append(KeyContinuation(scalar: scalar, words: start..<words.upperBound))
  }

  /// Returns the character after the prefix, or nil unless all of it is within a length.
  private func nextScalar(of key: [UInt8], within length: Int) -> Unicode.Scalar? {
    guard prefixLength < min(length, key.count) else { return nil }
    let next = key.span.scalar(at: prefixLength)
    return prefixLength + next.width <= length ? next.scalar : nil
  }
}
