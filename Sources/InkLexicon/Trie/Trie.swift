// The trie over folded keys, which maps a prefix to an interval of word ids.

/// A node of the trie: the words whose folded keys begin with the same bytes.
package struct TrieNode: Hashable, Sendable {
  /// The index of the node; the root is 0.
  package let index: Int
  /// The ids of the words below the node.
  package let words: Range<Int>
  /// The number of bytes that the keys of these words have in common.
  package let depth: Int
}

/// The words with a common folded prefix.
package struct KeyInterval: Hashable, Sendable {
  /// The word ids, possibly none.
  package var words: Range<Int>
  /// The node with exactly these words; nil inside a leaf.
  package var node: Int?

  /// Creates the interval of the words below a node.
  package init(of node: TrieNode) { self.init(words: node.words, node: node.index) }

  init(words: Range<Int>, node: Int?) {
    self.words = words
    self.node = node
  }

  /// The interval without words.
  package static let empty = KeyInterval(words: 0..<0, node: nil)
}

/// The location of the trie's nodes, and ways to walk them.
///
/// A walk with ``children(of:in:)``, or one that passes the end of the previous child to ``child(_:of:from:end:_:)``,
/// visits each node and each word at most once, whatever the file contains: children lie inside their parent, one after
/// another, and have greater indices than it.
package struct Trie: Sendable {
  private let nodes: SectionPlace
  private let maxima: SectionPlace
  private let componentCount: Int
  private let wordCount: Int
  let nodeCount: Int

  init(_ table: SectionTable, componentCount: Int, wordCount: Int) throws(PackError) {
    nodes = try table.place(of: .trieNodes)
    self.componentCount = componentCount
    self.wordCount = wordCount
    guard nodes.count % 8 == 0, nodes.count >= 16 else { throw .damagedSection("trieNodes") }
    nodeCount = nodes.count / 8 - 1
    maxima = try table.place(of: .trieMaxima, byteCount: nodeCount * componentCount)
  }

  /// The offset of the maxima.
  var maximaOffset: Int { maxima.offset }

  /// Returns the root, which has all words except special words.
  package func root(in file: PackFile) -> TrieNode {
    let end = min(first(nodeCount, file), wordCount)
    return node(0, end: end, file)
  }

  /// Returns the node with exactly the words of an interval, or nil inside a leaf.
  func node(of interval: KeyInterval, in file: PackFile) -> TrieNode? {
    interval.node.map { node($0, end: interval.words.upperBound, file) }
  }

  /// Returns the children of a node in byte order; none for a leaf, which has few words.
  package func children(of node: TrieNode, in file: PackFile) -> [TrieNode] {
    let range = childRange(of: node.index, file)
    var children: [TrieNode] = []
    children.reserveCapacity(range.count)
    for index in range {
      let end = children.last?.words.upperBound ?? node.words.lowerBound
      guard let child = child(index, of: node, from: end, end: range.upperBound, file) else {
        break
      }
      children.append(child)
    }
    return children
  }

  /// Returns the words whose key ends at a node, or all words of a leaf.
  package func ownWords(of node: TrieNode, in file: PackFile) -> Range<Int> {
    ownWords(of: node, before: childRange(of: node.index, file), in: file)
  }

  /// Returns the words whose key ends at a node with the given children, or all words of a leaf.
  func ownWords(of node: TrieNode, before children: Range<Int>, in file: PackFile) -> Range<Int> {
    guard let child = children.first else { return node.words }
    let end = min(max(first(child, file), node.words.lowerBound), node.words.upperBound)
    return node.words.lowerBound..<end
  }

  /// Whether a node has no children, so that its words have to be examined one by one.
  package func isLeaf(_ node: TrieNode, in file: PackFile) -> Bool {
    childRange(of: node.index, file).isEmpty
  }

  /// Returns the first byte of the edge that leads to a node.
  package func label(of node: Int, in file: PackFile) -> UInt8 { entry(of: node, file).label }

  /// Returns -ln P of the likeliest word below a node in eighths of a nat, rounded towards higher probability; 255 if
  /// there is none.
  package func maximum(of node: Int, component: Int, in file: PackFile) -> UInt8 {
    file.byte(at: maxima.offset &+ node &* componentCount &+ component)
  }

  /// Returns the node with an index, given its words.
  package func node(_ index: Int, words: Range<Int>, in file: PackFile) -> TrieNode {
    TrieNode(index: index, words: words, depth: entry(of: index, file).depth)
  }

  /// The eight bytes of a node.
  private struct Entry {
    let bits: UInt64

    var firstWord: Int { Int(truncatingIfNeeded: bits & 0xFF_FFFF) }
    var label: UInt8 { UInt8(truncatingIfNeeded: bits &>> 24) }
    var firstChild: Int { Int(truncatingIfNeeded: bits &>> 32 & 0xFF_FFFF) }
    var depth: Int { Int(truncatingIfNeeded: bits &>> 56) }
  }

  @inline(__always)
  private func entry(of node: Int, _ file: PackFile) -> Entry {
    Entry(bits: file.uint64(at: nodes.offset &+ node &* 8))
  }

  private func first(_ node: Int, _ file: PackFile) -> Int { entry(of: node, file).firstWord }

  private func node(_ index: Int, end: Int, _ file: PackFile) -> TrieNode {
    let entry = entry(of: index, file)
    let start = entry.firstWord
    return TrieNode(index: index, words: start..<max(start, end), depth: entry.depth)
  }

  /// Returns a child of a node by its index, which must be below `end`, the end of the parent's children. Returns nil
  /// if the child does not start at or after the word `start`, does not lie inside its parent or is not deeper than it;
  /// the pack is damaged then, and the walk ends.
  package func child(
    _ index: Int, of parent: TrieNode, from start: Int, end: Int, _ file: PackFile
  ) -> TrieNode? {
    let wordEnd = index + 1 < end ? first(index + 1, file) : parent.words.upperBound
    let child = node(index, end: wordEnd, file)
    guard child.depth > parent.depth, !child.words.isEmpty,
      child.words.lowerBound >= start,
      child.words.upperBound <= parent.words.upperBound
    else { return nil }
    return child
  }

  /// Returns the indices of a node's children; empty for a leaf.
  package func childRange(of node: Int, _ file: PackFile) -> Range<Int> {
    guard node >= 0, node < nodeCount else { return 0..<0 }
    let start = entry(of: node, file).firstChild
    let end = entry(of: node + 1, file).firstChild
    // Children have greater indices than their parent, so every walk ends, and no two begin with the same byte.
    guard start > node, end <= nodeCount, start <= end, end &- start <= 256 else { return 0..<0 }
    return start..<end
  }
}

extension Trie {
  /// Returns the words whose folded key begins with a prefix.
  package func interval(
    ofPrefix prefix: [UInt8], words: WordTable, in file: PackFile
  ) -> KeyInterval {
    var node = root(in: file)
    let shared = min(node.depth, prefix.count)
    if shared > 0 {
      var reader = WordReader(at: node.words.lowerBound, of: words, in: file)
      guard reader.readKey(), reader.keyStarts(with: Array(prefix[..<shared])) else {
        return .empty
      }
    }
    while node.depth < prefix.count {
      guard let child = child(of: node, label: prefix[node.depth], in: file) else {
        return leafInterval(of: node, prefix, words, file)
      }
      // If the edge is longer than one byte, the rest of it is in the key of its first word.
      let rest = prefix[node.depth + 1..<max(node.depth + 1, min(child.depth, prefix.count))]
      guard
        rest.isEmpty || words.first(child.words.lowerBound, has: rest, at: node.depth + 1, in: file)
      else { return .empty }
      node = child
    }
    return KeyInterval(words: node.words, node: node.index)
  }

  /// Returns the child whose edge begins with a byte, or nil if there is none.
  package func child(of node: TrieNode, label: UInt8, in file: PackFile) -> TrieNode? {
    let range = childRange(of: node.index, file)
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low &+ high) / 2
      if self.label(of: middle, in: file) < label { low = middle &+ 1 } else { high = middle }
    }
    guard low < range.upperBound, self.label(of: low, in: file) == label else { return nil }
    return child(low, of: node, from: node.words.lowerBound, end: range.upperBound, file)
  }

  /// Returns the words of a leaf whose keys begin with a prefix.
  private func leafInterval(
    of node: TrieNode, _ prefix: [UInt8], _ words: WordTable, _ file: PackFile
  ) -> KeyInterval {
    guard isLeaf(node, in: file) else { return .empty }
    let ids = words.ids(
      in: node.words, after: node.depth, .beginning, prefix.span.extracting(node.depth...),
      in: file)
    return ids.isEmpty ? .empty : KeyInterval(words: ids, node: nil)
  }
}
