// Words split in two.

import InkGeometry
import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct SplitTests {
  @Test func `a known word is split only into a pair that is often written`() throws {
    let sentences = [
      "The needs are there.", "They need it.", "The s is a letter.", "Do it, as you need.",
      "Tex is there.", "Texas is there.", "A part of it.", "It is apart.", "I have a tree.",
    ]
    let model = Model(packs: [try TinyPack.pack(sentences)], userWords: UserWords())
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), capitalIsUninformative: false)
    func texts(_ typed: String) -> [String] {
      corrector.judgement(of: typed).others.map(\.text)
    }
    #expect(!texts("needs").contains("need s"))
    #expect(!texts("Texas").contains("Tex as"))
    #expect(texts("apart").contains("a part"))
    #expect(texts("atree").contains("a tree"))
  }
}
