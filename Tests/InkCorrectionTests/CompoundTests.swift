// Compounds: known where their parts are, put right where one part has a slip, in languages that have them.

import InkCorrection
import InkLexicon
import InkModel
import InkTestSupport
import Testing

@Suite struct CompoundTests {
  private static let sentences = [
    "Das Schiff der Donau ist da.", "Der Dampf ist da.", "Die Wirtschaft und die Regierung.",
    "Die Hilfe ist da.",
  ]

  private func knowledge(_ language: String) throws -> WordKnowledge {
    let model = Model(packs: [try TinyPack.pack(Self.sentences, language: language)])
    return WordKnowledge(model, document: nil, uri: nil)
  }

  private func corrections(of typed: String, _ language: String = "de") throws -> [String] {
    let model = Model(packs: [try TinyPack.pack(Self.sentences, language: language)])
    let corrector = Corrector(
      model: model, context: model.context(after: ["<s>"]), isSentenceStart: false)
    return corrector.judgement(of: typed, limit: 5).others.map(\.text)
  }

  @Test(arguments: [
    "Donaudampfschiff", "Regierungshilfe", "Wirtschaftsregierung", "Donau-Dampf", "Schiff's",
  ])
  func `a word put together from words is known`(word: String) throws {
    #expect(try knowledge("de").isKnown(word))
    #expect(try knowledge("de-AT").isKnown(word))
  }

  @Test(arguments: ["Donaudampfschif", "Donauxschiff", "Donau-", "Regierungsregierungx"])
  func `what is left over makes it unknown`(word: String) throws {
    #expect(try !knowledge("de").isKnown(word))
  }

  @Test func `only some languages put words together`() throws {
    #expect(try !knowledge("en").isKnown("Donaudampfschiff"))
    #expect(try !knowledge("fil").isKnown("Donaudampfschiff"), "Filipino is not Finnish")
    #expect(try knowledge("fi").isKnown("Donaudampfschiff"))
  }

  @Test func `a slip in one part is undone, at either end`() throws {
    #expect(try corrections(of: "Donaudampfschif").first == "Donaudampfschiff")
    #expect(try corrections(of: "Regirungshilfe").first == "Regierungshilfe")
    #expect(try corrections(of: "Donaudampfschif", "en") == [])
  }
}
