// Construction of the trie over folded keys, breadth-first, down to intervals of a few words.

import InkLexicon
import InkText

/// Builds the nodes of the trie.
///
/// A node is an interval of word ids whose keys agree in `depth` bytes. The children of a node are contiguous, and so
/// are those of consecutive nodes, so two numbers per node suffice.
struct TrieBuilder {
  /// A node; its words end where its next sibling begins or its parent ends.
  private struct Node {
    let words: Range<Int>
    let depth: Int
    let label: UInt8
    var firstChild = 0
  }

  private var nodes: [Node] = []

  init(keys: [[UInt8]], from first: Int) {
    nodes.append(TrieBuilder.node(first..<keys.count, label: 0, keys))
    var index = 0
    while index < nodes.count {
      nodes[index].firstChild = nodes.count
      let node = nodes[index]
      if node.words.count > PackFormat.wordsPerLeaf { appendChildren(of: node, keys) }
      index += 1
    }
  }

  /// Returns a node for an interval, with the depth to which all its keys agree.
  private static func node(_ words: Range<Int>, label: UInt8, _ keys: [[UInt8]]) -> Node {
    guard let first = words.first, let last = words.last else {
      return Node(words: words, depth: 0, label: label)
    }
    let depth = keys[first].commonPrefixCount(with: keys[last])
    return Node(words: words, depth: depth, label: label)
  }

  /// Appends a child for each byte that follows; words that end here come first and belong to no child.
  private mutating func appendChildren(of node: Node, _ keys: [[UInt8]]) {
    var start = node.words.lowerBound
    while start < node.words.upperBound, keys[start].count == node.depth { start += 1 }
    while start < node.words.upperBound {
      let label = keys[start][node.depth]
      var end = start
      while end < node.words.upperBound, keys[end][node.depth] == label { end += 1 }
      nodes.append(TrieBuilder.node(start..<end, label: label, keys))
      start = end
    }
  }

  /// Two 32-bit numbers per node, and a last row that ends the last node's words and children.
  var nodeBytes: [UInt8] {
    var sink = ByteSink()
    for node in nodes {
      sink.append(littleEndian: UInt32(node.words.lowerBound) | UInt32(node.label) << 24)
      sink.append(littleEndian: UInt32(node.firstChild) | UInt32(node.depth) << 24)
    }
    sink.append(littleEndian: UInt32(nodes.first?.words.upperBound ?? 0) & 0xFF_FFFF)
    sink.append(littleEndian: UInt32(nodes.count))
    return sink.bytes
  }

  /// Returns a byte for each node and component: the code of the likeliest word that may be suggested, in eighths of a
  /// nat, rounded towards higher probability; 255 if there is none.
  func maximaBytes(of models: [ComponentWriter]) -> [UInt8] {
    var sink = ByteSink()
    for node in nodes {
      for model in models {
        let best = model.likeliestCode(in: node.words)
        sink.append(UInt8(truncatingIfNeeded: best >> 8))
      }
    }
    return sink.bytes
  }
}
