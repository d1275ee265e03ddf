// Partial reads of words below a trie node agree with reading their whole keys.

import InkTestSupport
import InkText
import Testing

@testable import InkLexicon

@Suite struct WordEndTests {
  @Test func `the ends of keys agree with reading whole keys`() throws {
    try forEachNode { node, pack, file in
      var whole: [[UInt8]] = []
      pack.words.forEachKey(of: node.words, in: file) { _, key in
        whole.append(key.indices.map { key[$0] })
        return true
      }
      var ends: [[UInt8]] = []
      pack.words.forEachKey(of: node.words, after: node.depth, in: file) { _, key in
        ends.append((node.depth..<key.count).map { key[$0] })
        return true
      }
      #expect(ends == whole.map { Array($0.dropFirst(node.depth)) })
    }
  }

  @Test func `the length of a key is known without reading it`() throws {
    try forEachNode { node, pack, file in
      for id in node.words {
        #expect(
          pack.words.keyByteCount(of: id, in: file) == pack.words.key(of: id, in: file).count)
      }
      #expect(pack.words.keyByteCount(of: pack.words.count, in: file) == 0)
    }
  }

  @Test func `exactly the words with a given end or beginning of their key are found`() throws {
    var random = SeededRandom(seed: 12)
    try forEachNode { node, pack, file in
      let keys = node.words.map { pack.words.key(of: $0, in: file) }
      var ends = keys.map { Array($0.dropFirst(node.depth)) }
      ends += (0..<5).map { _ in
        (0..<random.below(4)).map { _ in random.element(of: Array("abcdes".utf8)) ?? 0x61 }
      }
      for end in ends {
        let rests = keys.map { $0.dropFirst(node.depth) }
        let same = node.words.filter { rests[$0 - node.words.lowerBound].elementsEqual(end) }
        let longer = node.words.filter { rests[$0 - node.words.lowerBound].starts(with: end) }
        func ids(_ match: WordTable.EndMatch) -> [Int] {
          Array(pack.words.ids(in: node.words, after: node.depth, match, end.span, in: file))
        }
        #expect(ids(.whole) == same)
        #expect(ids(.beginning) == longer)
      }
    }
  }

  @Test func `the letters of an edge agree with the keys below it`() throws {
    try forEachNode { node, pack, file in
      for child in pack.trie.children(of: node, in: file) {
        let key = pack.words.key(of: child.words.lowerBound, in: file)
        for index in node.depth..<child.depth {
          let letter = pack.words.letter(at: index, ofFirst: child.words.lowerBound, in: file)
          #expect(letter == key[index])
        }
      }
    }
  }

  /// Calls `body` with every node of some seeded packs, including leaves.
  private func forEachNode(_ body: (TrieNode, LanguagePack, PackFile) -> Void) throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<8 {
      let pack = try SamplePack.pack(SamplePack.random(wordCount: 200, using: &random))
      pack.withFile { file in
        var nodes = [pack.trie.root(in: file)]
        while let node = nodes.popLast() {
          body(node, pack, file)
          nodes += pack.trie.children(of: node, in: file)
        }
      }
    }
  }
}
