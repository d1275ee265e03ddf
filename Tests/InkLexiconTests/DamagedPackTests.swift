// Damaged packs are rejected with a message or give wrong answers, but never trap and always terminate soon.

import InkLexicon
import InkPack
import InkTestSupport
import InkText
import Testing

@Suite struct DamagedPackTests {
  private static func bytes() throws -> [UInt8] {
    var random = SeededRandom(seed: 21)
    var contents = SamplePack.random(wordCount: 300, using: &random)
    let words = (0..<UInt32(contents.words.count)).filter { _ in random.once(in: 3) }
    contents.residual = PackResidual(randomFor: words, using: &random)
    return try PackWriter.write(contents)
  }

  private func error(_ bytes: [UInt8]) -> PackError? {
    do throws(PackError) {
      _ = try LanguagePack(PackBytes(bytes))
      return nil
    } catch { return error }
  }

  @Test func `each kind of damage is rejected with its own error`() throws {
    let good = try DamagedPackTests.bytes()
    #expect(error([]) == .notAPack)
    #expect(error(Array("InkPack".utf8)) == .notAPack)
    #expect(
      error(Array(good.dropLast())) == .truncated(found: good.count - 1, expected: good.count))
    var newer = good
    newer[8] = 9
    #expect(error(newer) == .version(found: 9, expected: 1))
    var shifted = good
    shifted[PackFormat.headerByteCount + 8] ^= 1
    #expect(error(shifted) == .damagedSection("metadata"))
    var unknown = good
    unknown[PackFormat.headerByteCount + PackFormat.sectionRowByteCount] = 200
    #expect(error(unknown) == .missingSection("wordIndex"))
  }

  @Test(arguments: ["nan", "inf", "-1.", "0.0", "9e9", "1.0", "0.1"])
  func `opening a pack rejects an invalid weight`(weight: String) throws {
    var random = SeededRandom(seed: 24)
    var contents = SamplePack.random(wordCount: 30, using: &random)
    for index in contents.components.indices { contents.components[index].defaultWeight = 0.5 }
    var bytes = try PackWriter.write(contents)
    let line = Array("weight=0.5".utf8)
    for start in 0..<bytes.count - line.count where bytes[start...].starts(with: line) {
      bytes.replaceSubrange(start + 7..<start + 10, with: weight.utf8)
    }
    #expect(error(bytes)?.description.contains("components' weights are not valid shares") == true)
  }

  @Test func `verify finds a flipped bit`() throws {
    var random = SeededRandom(seed: 22)
    let good = try DamagedPackTests.bytes()
    for _ in 0..<30 {
      var bytes = good
      bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      let pack = try? LanguagePack(PackBytes(bytes))
      #expect(throws: PackError.self) { try pack?.verify() ?? { throw PackError.notAPack }() }
    }
  }

  @Test func `a walk visits each word once even if nodes share children`() throws {
    var trie = try DamagedTrie(wordCount: 400)
    let layers = 10
    try #require(trie.nodeCount > 3 * layers)
    trie.shareChildren(layers: layers)
    let pack = try trie.pack
    pack.withFile { file in
      let found = pack.trie.interval(ofPrefix: [], words: pack.words, in: file)
      for model in pack.components {
        let context = NgramContext(after: [], in: model, file: file)
        var unigrams = UnigramWalk(of: found, after: context, trie: pack.trie, in: file)
        var ids: [Int] = []
        for probability in [0.1, 1e-4, 1e-9] {
          unigrams.appendWords(atLeast: probability, to: &ids)
        }
        #expect(ids.count > 100)
        #expect(Set(ids).count == ids.count)
      }
    }
  }

  @Test func `no node has words outside the pack or more children than bytes exist`()
    throws
  {
    var trie = try DamagedTrie(wordCount: 6_000)
    let count = trie.nodeCount
    try #require(count > 300)
    trie.set(count, firstWord: 1 << 24 - 1, firstChild: count)
    trie.set(1, firstWord: trie.words.lowerBound, firstChild: count, depth: 1)
    let pack = try trie.pack
    pack.withFile { file in
      #expect(pack.trie.root(in: file).words.upperBound == pack.words.count)
      #expect(pack.trie.childRange(of: 0, file).isEmpty)
    }
  }

  @Test func `damage after the header gives wrong answers but no trap`() throws {
    var random = SeededRandom(seed: 23)
    let good = try DamagedPackTests.bytes()
    for _ in 0..<fuzzCount(150) {
      var bytes = good
      for _ in 0..<1 + random.below(40) {
        bytes[PackFormat.headerByteCount + random.below(bytes.count - PackFormat.headerByteCount)] =
          UInt8(random.below(256))
      }
      guard let pack = try? LanguagePack(PackBytes(bytes)) else { continue }
      for _ in 0..<10 {
        let prefix = Array("abcedea".utf8.prefix(random.below(5)))
        let history = (0..<3).map { _ in random.below(310) }
        let score = queryEverything(of: pack, after: history, prefix, steps: 2_000)
        #expect(abs(score?.nats ?? 0) <= 16)
      }
    }
  }
}
