// Words after an elided one: "l'" and "homme" are two words to the model and one to the writer.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct ElisionTests {
  private let model: Model

  init() throws {
    model = Model(packs: [
      try TinyPack.pack(
        [
          "il voit l'homme et l'arbre dans la rue", "elle voit l'homme dans la lune",
          "un homme et un arbre", "la hache est dans la rue", "c'est un abri d'hiver",
        ], elided: ["l'", "d'"], language: "fr")
    ])
  }

  private func words(_ string: String, limit: Int = 5) -> [String] {
    let text = Text(string)
    let place = CursorContext(at: text.endPoint, in: text)
    return model.completions(
      of: place.prefix, after: place.history, sentenceStart: place.isSentenceStart, limit: limit
    ).map(\.text)
  }

  @Test func `a word after the apostrophe is completed and written with the elided word`() {
    #expect(words("il voit l'ho") == ["l'homme"])
    #expect(words("il voit L'ho") == ["L'homme"])
    #expect(words("il voit l’ho") == ["l’homme"])
    #expect(words("il voit d'ab") == ["d'abri"])
  }

  @Test func `directly after the apostrophe the following words are suggested`() {
    #expect(words("il voit l'").first == "l'homme")
    #expect(words("il voit l'").contains("l'arbre"))
    #expect(!words("il voit l").contains("l'"))
  }

  @Test func `an elided pair is known as two words and gives context to the next one`() {
    #expect(model.has("l'arbre"))
    #expect(model.has("D'homme"))
    #expect(!model.has("l'arbrre"))
    #expect(!model.has("x'arbre"))
    #expect(words("elle voit l'homme dans la ").prefix(2).contains("lune"))
  }

  @Test func `a document learns the word, not the article before it`() {
    let document = DocumentModel(reading: "l'Averroisme vient d'Averroisme.", model: model)
    #expect(document.sightings(of: "averroisme") == 2)
    let context = model.context(after: ["voit"])
    #expect(model.score(of: "l'averroisme", in: context, document: document) != nil)
    let list = model.completions(
      WordQuery(at: TypedPlace("Ave", in: context, document: document), limit: 3))
    #expect(list.completions.first?.text == "Averroisme")
    let behind = model.completions(
      WordQuery(at: TypedPlace("l'ave", in: context, document: document), limit: 3))
    #expect(behind.completions.first?.text == "l'Averroisme")
  }

  @Test func `a sequence of elided words is not a word and takes linear time`() {
    let row = String(repeating: "l'", count: 7_000) + "homme"
    #expect(model.elision(of: row) == nil)
    #expect(model.score(of: row, after: []) == nil)
    let document = DocumentModel(reading: row + " vient d'Averroisme.", model: model)
    #expect(document.sightings(of: "homme") == 0)
    #expect(document.sightings(of: "averroisme") == 1)
    // At the maximum length of a word it is split.
    #expect(model.elision(of: "l'l'homme")?.rest == "l'homme")
  }
}
