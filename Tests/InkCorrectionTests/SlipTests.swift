// The slips that explain a correction are those that the search charged for.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct SlipTests {
  private func corrector() throws -> Corrector {
    let model = Model(packs: [try TinyPack.pack(["The cat and a lot of the cafés don't."])])
    return Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
  }

  private func slips(_ typed: String, _ meant: String) throws -> [String]? {
    try corrector().slips(typing: typed, for: meant)?.map { "\($0.typed)>\($0.meant)" }
  }

  @Test func `each slip is named by its letters`() throws {
    #expect(try slips("teh", "the") == ["eh>he"])
    #expect(try slips("wrod", "word") == ["ro>or"])
    #expect(try slips("catt", "cat") == ["t>"])
    #expect(try slips("aot", "a lot") == nil)
    #expect(try slips("alot", "a lot") == ["> "])
    #expect(try slips("dont", "don't") == ["dont>don't"])
    #expect(try slips("fone", "phone") == ["f>ph"])
    #expect(try slips("The", "the") == [])
    #expect(try slips(String(repeating: "a", count: 50), "a") == nil)
  }

  @Test func `the costs of the slips add up to that of the alignment`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<400 {
      let typed = key(using: &random)
      let meant = random.once(in: 4) ? key(using: &random) : bent(typed, using: &random)
      let cost = Alignment.cost(of: typed, meant: meant, costs: .us)
      let slips = Alignment.slips(of: typed, meant: meant, costs: .us)
      let sum = slips?.reduce(Int32(0)) { $0 + $1.cost.rawValue }
      #expect(cost >= EditCosts.impossible ? slips == nil : sum == cost, "\(typed) for \(meant)")
    }
  }

  private func key(using random: inout SeededRandom) -> [UInt8] {
    (0..<1 + random.below(9)).map { _ in random.element(of: Array("acehikopst-".utf8)) ?? 0x61 }
  }

  private func bent(_ key: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var key = key
    for _ in 0..<1 + random.below(2) where key.count > 1 {
      let index = random.below(key.count - 1)
      if random.once(in: 2) { key.swapAt(index, index + 1) } else { key.remove(at: index) }
    }
    return key
  }
}
