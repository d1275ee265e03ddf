// The walk finds the same words within one edit as a scan of all words.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct OneSlipWalkTests {
  @Test func `the walk finds exactly the words within one edit`() throws {
    var random = SeededRandom(seed: 71)
    for _ in 0..<12 {
      let pack = try SamplePack.pack(SamplePack.random(wordCount: 150, using: &random))
      for _ in 0..<25 {
        expectAll(near: randomKey(using: &random), in: pack)
      }
    }
  }

  @Test func `the walk tries edits at every letter`() throws {
    let pack = try TinyPack.pack(["The old told us what the gold was sold for, then the cold."])
    let near = pack.withFile { file in
      let found = OneSlipWalk(beside: foldedKey("old"), in: pack, file: file).found
      return Set(found.compactMap { pack.words.text(of: $0, in: file) })
    }
    #expect(near == ["old", "told", "gold", "sold", "cold"])
  }

  private func randomKey(using random: inout SeededRandom) -> [UInt8] {
    (0..<1 + random.below(8)).map { _ in random.element(of: Array("abcdes".utf8)) ?? 0x61 }
  }

  private func expectAll(near typed: [UInt8], in pack: LanguagePack) {
    pack.withFile { file in
      let walk = OneSlipWalk(beside: typed, in: pack, file: file)
      var expected: Set<Int> = []
      pack.words.forEachKey(of: pack.words.specialCount..<pack.words.count, in: file) { id, key in
        if OneSlipWalk.isOneSlip(typed.span, key) { expected.insert(id) }
        return true
      }
      #expect(Set(walk.found) == expected, "beside \(String(decoding: typed, as: UTF8.self))")
    }
  }
}
