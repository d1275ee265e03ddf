// Packs with tries damaged in ways that make a naive walk very long.

package import InkLexicon
import InkPack

/// The trie of a sample pack, to be changed node by node.
package struct DamagedTrie {
  private var bytes: [UInt8]
  private let nodes: Range<Int>
  private let maxima: Range<Int>
  private let componentCount: Int
  /// The ids of the words that may be suggested.
  package let words: Range<Int>

  /// Creates the trie of a pack of random words.
  package init(wordCount: Int) throws {
    var random = SeededRandom(seed: 26)
    let contents = SamplePack.random(
      wordCount: wordCount, hasFollowers: false, using: &random)
    bytes = try PackWriter.write(contents)
    nodes = Self.section(.trieNodes, of: bytes)
    maxima = Self.section(.trieMaxima, of: bytes)
    componentCount = contents.components.count
    words = contents.words.count { $0.flags.contains(.special) }..<contents.words.count
  }

  /// The number of nodes; the entry after the last one is the end of its words and children.
  package var nodeCount: Int { nodes.count / 8 - 1 }

  /// The pack with the changes.
  package var pack: LanguagePack {
    get throws { try LanguagePack(PackBytes(bytes)) }
  }

  /// Writes a node, or the entry after the last one.
  package mutating func set(
    _ node: Int, firstWord: Int, firstChild: Int, label: Character = "a", depth: Int = 0
  ) {
    let bits =
      UInt64(firstWord) | UInt64(label.asciiValue ?? 0) << 24 | UInt64(firstChild) << 32
      | UInt64(depth) << 56
    for index in 0..<8 {
      bytes[nodes.lowerBound + node * 8 + index] = UInt8(truncatingIfNeeded: bits >> (index * 8))
    }
  }

  /// Marks the most probable word below a node as certain, or as absent.
  package mutating func set(_ node: Int, hasWords: Bool) {
    for index in 0..<componentCount {
      bytes[maxima.lowerBound + node * componentCount + index] = hasWords ? 0 : 255
    }
  }

  /// Gives each of two nodes in a number of layers, one below the other, the same three children and all words. That
  /// the words of the first and the last child overlap shows only at the one between them, below which no word is
  /// probable.
  package mutating func shareChildren(layers: Int) {
    set(0, firstWord: words.lowerBound, firstChild: 1)
    set(0, hasWords: true)
    for layer in 0..<layers {
      let (first, behind) = (1 + layer * 3, 4 + layer * 3)
      let isLast = layer == layers - 1
      set(first, firstWord: words.lowerBound, firstChild: behind, label: "a", depth: layer + 1)
      set(
        first + 1, firstWord: words.upperBound, firstChild: isLast ? 0 : behind + 3, label: "b",
        depth: layer + 1)
      set(
        first + 2, firstWord: words.lowerBound, firstChild: isLast ? 0 : behind, label: "c",
        depth: layer + 1)
      for index in 0..<3 { set(first + index, hasWords: index != 1) }
    }
  }

  private static func section(_ section: PackSection, of bytes: [UInt8]) -> Range<Int> {
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
    }
    for row in 0..<number(12) {
      let start = PackFormat.headerByteCount + row * PackFormat.sectionRowByteCount
      if number(start) == Int(section.rawValue) {
        return number(start + 8)..<number(start + 8) + number(start + 16)
      }
    }
    return 0..<0
  }
}
