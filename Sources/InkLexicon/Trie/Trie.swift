// The trie over folded keys: a prefix becomes an interval of word ids, and correction walks it best first.

/// A node of the trie: the words whose folded keys begin with the same bytes.
package struct TrieNode: Hashable, Sendable {
  /// The node's number; the root is 0.
  package let index: Int
  /// The ids of the words below.
  package let words: Range<Int>
  /// How many bytes the keys of the words have in common.
  package let depth: Int
}

/// Words that share a folded prefix.
package struct KeyInterval: Hashable, Sendable {
  /// Their ids, possibly none.
  package var words: Range<Int>
  /// The node with just these words; nil inside a leaf.
  package var node: Int?

  /// The words below a node.
  package init(of node: TrieNode) { self.init(words: node.words, node: node.index) }

  init(words: Range<Int>, node: Int?) {
    self.words = words
    self.node = node
  }

  /// No words.
  package static let empty = KeyInterval(words: 0..<0, node: nil)
}

/// Where the nodes are, and how to walk them.
///
/// A walk by ``children(of:in:)``, or one that tells ``child(_:of:from:end:_:)`` where the child before it ended, comes
/// to each node and each word once at most, whatever the file holds: children lie inside of their parent, behind each
/// other, and their numbers are above its own.
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

  /// Where the maxima of the nodes are.
  var maximaOffset: Int { maxima.offset }

  /// The node with all words that may be offered, specials left out.
  package func root(in file: PackFile) -> TrieNode {
    let end = min(first(nodeCount, file), wordCount)
    return node(0, end: end, file)
  }

  /// The node with just the words of an interval; nil inside a leaf.
  func node(of interval: KeyInterval, in file: PackFile) -> TrieNode? {
    interval.node.map { node($0, end: interval.words.upperBound, file) }
  }

  /// The children of a node in the order of their bytes; none for a leaf, whose words are few.
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

  /// The words whose key ends at a node with some children; in a leaf, all its words.
  package func ownWords(of node: TrieNode, in file: PackFile) -> Range<Int> {
    ownWords(of: node, before: childRange(of: node.index, file), in: file)
  }

  /// The words whose key ends at a node with some children; in a leaf, all its words.
  func ownWords(of node: TrieNode, before children: Range<Int>, in file: PackFile) -> Range<Int> {
    guard let child = children.first else { return node.words }
    let end = min(max(first(child, file), node.words.lowerBound), node.words.upperBound)
    return node.words.lowerBound..<end
  }

  /// Whether a node has no children, so that its words are to be looked at one by one.
  package func isLeaf(_ node: TrieNode, in file: PackFile) -> Bool {
    childRange(of: node.index, file).isEmpty
  }

  /// The first byte of the edge that leads to a node.
  package func label(of node: Int, in file: PackFile) -> UInt8 { entry(of: node, file).label }

  /// -ln P of the likeliest word below a node in eighths of a nat, rounded towards likelier; 255 for none.
  package func maximum(of node: Int, component: Int, in file: PackFile) -> UInt8 {
    file.byte(at: maxima.offset + node * componentCount + component)
  }

  /// A node by its number with the words it is known to have.
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

  /// A child of a node by its number, which is below the `end` of the children's; nil for one that does not lie inside
  /// its parent, from a word on, and deeper, which is damage and ends the walk.
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

  /// The numbers of a node's children; none for a leaf.
  package func childRange(of node: Int, _ file: PackFile) -> Range<Int> {
    guard node >= 0, node < nodeCount else { return 0..<0 }
    let start = entry(of: node, file).firstChild
    let end = entry(of: node + 1, file).firstChild
    // Children come behind their parent, which is what makes every walk end, and no two begin with the same byte.
    guard start > node, end <= nodeCount, start <= end, end &- start <= 256 else { return 0..<0 }
    return start..<end
  }
}

extension Trie {
  /// The words whose folded key begins with a prefix.
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
      // Where the edge is longer than a byte, the key of its first word tells the rest.
      let rest = prefix[node.depth + 1..<max(node.depth + 1, min(child.depth, prefix.count))]
      guard
        rest.isEmpty || words.first(child.words.lowerBound, has: rest, at: node.depth + 1, in: file)
      else { return .empty }
      node = child
    }
    return KeyInterval(words: node.words, node: node.index)
  }

  /// The child whose edge begins with a byte; nil where there is none.
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

  /// The words of a leaf whose keys begin with a prefix.
  private func leafInterval(
    of node: TrieNode, _ prefix: [UInt8], _ words: WordTable, _ file: PackFile
  ) -> KeyInterval {
    guard isLeaf(node, in: file) else { return .empty }
    let ids = words.ids(
      in: node.words, behind: node.depth, .beginning, prefix[node.depth...], in: file)
    return ids.isEmpty ? .empty : KeyInterval(words: ids, node: nil)
  }
}
