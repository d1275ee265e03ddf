// The common words of languages without a pack, and how a text speaks for the loaded languages.

import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct CommonWordTests {
  private let model: Model

  init() throws {
    model = Model(packs: [
      try TinyPack.pack(["the man of the house is in the street", "the woman is at the mill"])
    ])
  }

  private func shares(_ text: String, followedBy next: String? = nil) -> LanguageShares {
    let text = Text(text)
    var reading = LanguageReading()
    return reading.shares(
      before: text.endPoint, in: text, of: model, chosen: [true],
      followedBy: next.flatMap { RecentWord(inSentence: $0) }.map { [$0] } ?? [])
  }

  @Test(arguments: [
    ("ich", ["de", "pl"], ["de", "pl"]), ("domani", [], ["it"]), ("masz", [], ["pl"]),
    ("mill", [], []), ("", [], []),
  ])
  func `a word has its languages, more of them by the longer lists`(
    word: String, core: [String], all: [String]
  ) {
    #expect(CommonWords.languages(of: word).codes.sorted() == core)
    #expect(CommonWords.languages(having: word).codes.sorted() == all)
  }

  @Test func `a region of a language has its list, and a language without one none`() {
    #expect(CommonWords.Languages(tag: "pt-BR").codes == ["pt"])
    #expect(CommonWords.Languages(tag: "xx").isEmpty && CommonWords.Languages(tag: nil).isEmpty)
  }

  @Test func `each list is found in full`() {
    for list in CommonWords.lists {
      for word in (list.core + " " + list.further).split(whereSeparator: \.isWhitespace) {
        #expect(CommonWords.languages(having: String(word)).codes.contains(list.language))
      }
    }
  }

  @Test func `words of the loaded languages support them, common words of others do not`() {
    #expect(shares("").support == 0)
    #expect(shares("the house ").support > 3)
    #expect(shares("zorn quill ").support == 0)
    #expect(shares("domani ").support < -3)
    #expect(shares("O ").support < -2 && shares("zorn o ").support == 0)
  }

  @Test func `the word after another speaks for its language, too`() {
    #expect(model.leavesLanguageOpen(shares("")) && !model.leavesLanguageOpen(shares("the house ")))
    #expect(!model.leavesLanguageOpen(shares("", followedBy: "the")))
    #expect(model.leavesLanguageOpen(shares("", followedBy: "zorn")))
    #expect(model.leavesLanguageOpen(shares("", followedBy: "The")))
    #expect(shares("", followedBy: "domani") == shares(""))
  }

  @Test func `a common word of another language may be foreign until the text speaks clearly`() {
    #expect(model.mayBeForeign("domani", given: shares("")))
    #expect(!model.mayBeForeign("domani", given: shares("the woman is ")))
    #expect(!model.mayBeForeign("zorn", given: shares("")))
    #expect(model.mayBeForeign("zorn", given: shares("domani ")))
    #expect(!model.mayBeForeign("zorn", given: shares("domani the woman is ")))
    #expect(!model.mayBeForeign(nil, given: .even(1)))
  }
}
