// What is learned from a document: its words with their case, pairs, the mixture of components, and forgetting.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct DocumentModelTests {
  private let model: Model

  init() throws { model = Model(packs: [try SamplePack.english()]) }

  private func document(_ text: String) -> DocumentModel {
    DocumentModel(reading: text, model: model)
  }

  private func words(_ prefix: String, after history: [String], _ document: DocumentModel)
    -> [String]
  {
    let place = TypedPlace(prefix, in: model.context(after: history), document: document)
    return model.completions(WordQuery(at: place)).completions.map(\.text)
  }

  @Test func `a word just written is not expected again for that reason`() throws {
    let context = model.context(after: ["as", "wug", "as"])
    func score(_ text: String) -> Score? {
      model.score(of: "wug", in: context, document: document(text))
    }
    let once = try #require(score("we come as wug as"))
    #expect(once == score("wug we as come as"), "as if it had not followed")
    let before = try #require(score("we come as wug as we can, they come as wug as"))
    #expect(before.nats > once.nats + 0.5, "it has followed before that")
  }

  @Test func `how likely a small letter begins a sentence is learned`() {
    let before = document("").smallStart
    let capitals = document("We go. They come. I see. It is so.")
    let smalls = document("we go. they come. i see. it is so.")
    #expect(capitals.smallStart < before && before < smalls.smallStart)
    let marks = document("2 we go. 3 we go.")
    #expect(marks.smallStart == before, "a number has no case")
  }

  @Test func `a word written once is suggested as it was written`() {
    let document = document("We met Gandalf today. Mithrandir was there.")
    #expect(words("gan", after: ["to"], document) == ["Gandalf"])
    #expect(words("mith", after: ["to"], document) == ["Mithrandir"])
    #expect(words("GAN", after: ["to"], document) == ["GANDALF"])
    #expect(words("qu", after: ["to"], document).isEmpty)
  }

  @Test func `a likely slip of a common word is suggested once it occurs again`()
    throws
  {
    let model = Model(packs: [
      try TinyPack.pack(["The compiler is a tool.", "We love the compiler and the world."])
    ])
    func words(_ prefix: String, in text: String) -> [String] {
      let document = DocumentModel(reading: text, model: model)
      let place = TypedPlace(prefix, in: model.context(after: ["so"]), document: document)
      return model.completions(WordQuery(at: place)).completions.map(\.text)
    }
    #expect(words("com", in: "we love the complier") == ["compiler"])
    #expect(words("com", in: "the complier and the complier") == ["compiler", "complier"])
    #expect(words("com", in: "we met Complier") == ["compiler", "Complier"], "a name")
    #expect(words("gand", in: "we love gandalf") == ["gandalf"])
    let learned = UserWordChange(kind: .learn, word: "complier", date: 0)
    var taught = model
    taught.apply(learned)
    let document = DocumentModel(reading: "we love the complier", model: taught)
    let place = TypedPlace("compl", in: taught.context(after: ["the"]), document: document)
    let list = taught.completions(WordQuery(at: place))
    #expect(list.completions.first?.text == "complier")
  }

  @Test func `a document knows its words and the words before them`() {
    let document = document("The old compiler is a tool.")
    #expect(document.sighting(of: "compiler", after: ["the", "old"]) == .triple)
    #expect(document.sighting(of: "compiler", after: ["<s>", "the", "old"]) == .phrase)
    #expect(document.sighting(of: "compiler", after: ["an", "old"]) == .pair)
    #expect(document.sighting(of: "Compiler", after: ["a", "new"]) == .word)
    #expect(document.sighting(of: "compiler", after: ["the"]) == .word)
    #expect(document.sighting(of: "compile", after: ["old"]) == .none)
    #expect(document.sighting(of: "the", after: [Tokenizer.sentenceStart]) == .pair)
  }

  @Test func `a certain case of the document is preferred to the pack's`() {
    let document = document("The Compiler is a tool. We love the Compiler.")
    #expect(words("compil", after: ["you"], document).prefix(2) == ["Compiler", "compile"])
  }

  @Test func `a word written after another is expected after it again`() {
    let document = document(String(repeating: "the company goes. ", count: 12))
    #expect(words("", after: ["and", "the"], document).first == "company")
    #expect(words("", after: ["the", "company"], document).first == "goes")
  }

  @Test func `the weights of the components follow the text`() {
    let pack = model.packs[0]
    let before = document("").weights(ofPack: 0, of: pack)
    let after = document(String(repeating: "the compiler to compile the compiler ", count: 20))
      .weights(ofPack: 0, of: pack)
    #expect(abs(before[0] - 0.7) < 1e-6)
    #expect(after[1] > 0.8)
    #expect(abs(after[0] + after[1] - 1) < 1e-9)
  }

  @Test func `the matching component leads until the document's words decide`() {
    let pack = model.packs[0]
    func weights(_ component: String, _ text: String = "") -> [Double] {
      let text = Text(text)
      var reading = DocumentReading(
        around: text.endPoint, in: text,
        leadingComponent: component)
      _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
      return reading.model.weights(ofPack: 0, of: pack)
    }
    func isClose(_ weights: [Double], _ expected: [Double]) -> Bool {
      zip(weights, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    #expect(isClose(weights("technical"), [0.4, 0.6]))
    #expect(isClose(weights("general"), [0.7, 0.3]), "it leads anyway")
    #expect(isClose(weights("poems"), [0.7, 0.3]), "no such component")
    #expect(weights("technical", String(repeating: "thank you for your good ", count: 20))[0] > 0.8)
  }

  @Test
  func `identifiers are suggested as a whole, joined words and short numbers are not`() {
    let document = document("fix(core) lib/file.rs 0123 foo_bar \"so\" then—now 12")
    #expect(!words("fi", after: [], document).contains("fix(core"))
    #expect(document.identifiers(beginning: "fix(").map(\.text) == ["fix(core"])
    #expect(words("lib", after: [], document).contains("lib/file.rs"))
    #expect(words("01", after: [], document) == ["0123"])
    #expect(words("foo", after: [], document) == ["foo_bar"])
    #expect(words("foo_b", after: [], document) == ["foo_bar"])
    #expect(!words("th", after: [], document).contains { $0.hasPrefix("then—") })
    #expect(words("12", after: [], document).isEmpty)
  }

  @Test func `two words with two hyphens between them are no identifier, but for other marks`() {
    let document = document("Maelvyn--her said--and --max-delay lib/a--b item__a--b")
    #expect(words("mae", after: [], document) == ["Maelvyn"])
    #expect(document.identifiers(beginning: "maelvyn").isEmpty)
    #expect(document.identifiers(beginning: "max").map(\.text) == ["max-delay"])
    #expect(document.identifiers(beginning: "lib").map(\.text) == ["lib/a--b"])
    #expect(document.identifiers(beginning: "item").map(\.text) == ["item__a--b"])
  }

  @Test func `a word of a long text counts less than one of a short text`() {
    let short = document("zebra ")
    let near = model.score(of: "zebra", in: model.context(after: ["for"]), document: short)
    let long = document("zebra " + String(repeating: "the and you for your ", count: 200))
    let far = model.score(of: "zebra", in: model.context(after: ["for"]), document: long)
    #expect(far.map { $0.nats < (near?.nats ?? 0) - 1 } ?? false)
    #expect(words("zeb", after: ["for"], long) == ["zebra"])
  }

  @Test func `recent words are preferred to equally frequent older ones`() {
    let filler = String(repeating: "the and you for your.\n", count: 40)
    let document = document("zebra\nzephyr\nzephyr\n\(filler)zebra\n")
    #expect(words("ze", after: ["for"], document) == ["zebra", "zephyr"])
    #expect(document.sightings(of: "zephyr") == 2)
  }

  @Test func `the same text gives the same answers`() {
    let text =
      "We go to the company and the company goes to Gandalf and Gandalf thanks the compiler."
    let answers = (0..<2).map { _ in
      let document = document(text)
      return ["", "c", "g", "t"].map { prefix in
        let place = TypedPlace(
          prefix, in: model.context(after: ["to", "the"]), document: document)
        return model.completions(WordQuery(at: place)).completions.map {
          "\($0.text) \($0.score.rawValue)"
        }
      }
    }
    #expect(answers[0] == answers[1])
  }
}
