// Several languages in one model: detection of the language, and its effect on the suggested words.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct LanguageTests {
  private let model: Model

  init() throws {
    model = Model(packs: [
      try TinyPack.pack([
        "the man of the house is in the street and the woman is at the mill",
        "it is the end of the day and we die in the night of the moon",
      ]),
      try TinyPack.pack(
        [
          "der Mann ist in dem Haus und die Frau ist in der Mitte",
          "das ist das Ende und der Mond ist in der Nacht bei dem Meer",
        ], language: "de"),
    ])
  }

  private func shares(_ text: String, _ chosen: [Bool] = [true, true]) -> LanguageShares {
    let text = Text(text)
    var reading = LanguageReading()
    return reading.shares(before: text.endPoint, in: text, of: model, chosen: chosen)
  }

  @Test func `before anything is written the first language is likelier`() {
    #expect(shares("").packs[0] > 0.6)
    #expect(shares("").packs[1] > 0.3)
  }

  @Test func `a few words determine the language`() {
    #expect(shares("the woman is ").packs[0] > 0.95)
    #expect(shares("die Frau ist ").packs[1] > 0.95)
    #expect(abs(shares("die Frau ist ").packs.reduce(0, +) - 1) < 1e-9)
  }

  @Test func `the current paragraph counts more than the previous one`() {
    let english = "the man is in the house and the woman is at the mill in the night\n\n"
    #expect(shares(english + "die Frau ist in der ").packs[1] > 0.9)
    #expect(shares(english + "die Frau ist in der Mitte.\n\nthe end of the day ").packs[0] > 0.9)
  }

  @Test func `reading incrementally gives the same result as reading at once`() {
    let words = [
      "the", "die", "Frau", "man", "ist", "is", "Zorn.", "in", "mill", "and/or", "--", "\n", "\n\n",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      var text = Text("")
      var reading = LanguageReading()
      for step in 0..<120 {
        if step % 40 == 39 {
          let point = TextPoint(line: Int.random(in: 0..<text.lineCount, using: &random), byte: 0)
          reading.recordEdit(text.replace(point..<point, with: Array("die Frau ".utf8)))
        }
        let end = text.endPoint
        let word = (words.randomElement(using: &random) ?? "") + " "
        reading.recordEdit(text.replace(end..<end, with: Array(word.utf8)))
        let found = reading.shares(
          before: text.endPoint, in: text, of: model, chosen: [true, true])
        var fresh = LanguageReading()
        #expect(
          found == fresh.shares(before: text.endPoint, in: text, of: model, chosen: [true, true]))
      }
    }
  }

  @Test func `a passage is foreign by most of its words, wherever they are`() {
    let english = String(repeating: "the man of the house is in the street ", count: 3)
    let french = "nous sommes allés chez nos amis parce que nous avions faim "
    for (passage, isForeign) in [
      (english + french, false), (french + french + french + "the house", true), ("", false),
    ] {
      var known = WordEvidenceCache()
      let words = RecentWords(of: passage)
      #expect(model.isForeign(words, chosen: [true, false], known: &known) == isForeign)
    }
  }

  @Test func `a text in neither language gives the packs no share`() {
    #expect(shares("lapsi juoksee metsässä koiran kanssa ").isForeign)
    #expect(!shares("the lapsi of the woman is ").isForeign)
    #expect(!shares("koira ").isForeign)
  }

  @Test func `names, single letters and acronyms are no evidence`() {
    #expect(!shares("the Xavier Quill Zorn NATO UNICEF x y z Brno Łódź Kraków Warszawa ").isForeign)
  }

  @Test func `a language that is not chosen has no share`() {
    #expect(shares("die Frau ist ", [true, false]).packs[1] == 0)
    #expect(shares("", [false, true]).packs == [0, 1])
  }

  @Test func `words come from the language of the text`() {
    func best(_ string: String) -> String? {
      let text = Text(string)
      let place = CursorContext(at: text.endPoint, in: text)
      let context = model.context(after: place.history, shares: shares(string))
      return model.completions(
        WordQuery(at: TypedPlace(place.prefix, in: context), limit: 3)
      ).completions.first?.text
    }
    #expect(best("the man is at the mi") == "mill")
    #expect(best("der Mann ist in der Mi") == "Mitte")
    #expect(best("lapsi juoksee metsässä koiran kanssa mi") == nil)
  }

  @Test func `a language tag with a region is served by the pack of the language`() {
    #expect(LanguageTag.matches("en", "en-GB"))
    #expect(LanguageTag.matches("pt-BR", "pt"))
    #expect(LanguageTag.matches("EN", "en"))
    #expect(!LanguageTag.matches("pt-BR", "pt-PT"))
    #expect(!LanguageTag.matches("de", "en-GB"))
    #expect(LanguageTag.matches("zh-Hant", "zh_hant_TW"))
    #expect(LanguageTag.lookup("DE_at") == ["de-AT", "de"])
    #expect(LanguageTag.lookup("zh-hant-tw") == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LanguageTag.lookup("en-a-bbb-x-ccc") == ["en-a-bbb-x-ccc", "en-a-bbb", "en"])
    #expect(LanguageTag.lookup("") == [])
  }
}
