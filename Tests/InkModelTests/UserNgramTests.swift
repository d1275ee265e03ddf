// A user's n-grams: counts with decay, and the resulting probabilities.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@Suite struct UserNgramTests {
  private let packs: [LanguagePack]

  init() throws { packs = [try SamplePack.english()] }

  /// Returns a model of a user who wrote some texts a number of times.
  private func model(_ texts: [(String, Float)], learned: [String] = []) -> Model {
    var counts = UserNgramCounts()
    var places: [String: Int32] = [:]
    func place(_ word: String) -> Int32 {
      if let place = places[word] { return place }
      let place = Int32(counts.words.count)
      counts.words.append(word)
      places[word] = place
      return place
    }
    for (text, count) in texts {
      var before = (place("<unk>"), place("<s>"))
      for word in text.split(separator: " ") {
        let word = place(String(word))
        counts.add(.init(first: before.0, second: before.1, word: word, count: count))
        before = (before.1, word)
      }
    }
    var model = Model(packs: packs)
    for word in learned {
      _ = model.apply(UserWordChange(kind: .learn, word: word, date: 0, origin: .typed))
    }
    model.userNgrams = UserNgrams(
      counts, packs: packs, learned: Set(learned.map { $0.lowercased() }))
    return model
  }

  private func next(after history: [String], in model: Model, _ prefix: String = "") -> String? {
    let place = TypedPlace(prefix, in: model.context(after: history))
    return model.completions(WordQuery(at: place)).completions.first?.text
  }

  @Test func `a word written after two words is expected after them`() {
    let model = model([("the company goes", 9)])
    #expect(next(after: ["the", "company"], in: model) == "goes")
    #expect(next(after: ["the", "company"], in: Model(packs: packs)) != "goes")
  }

  @Test func `a word in no pack is suggested once learned, in its written form`() {
    let text = [("thank Kasparian", Float(9))].map { ($0.0.lowercased(), $0.1) }
    #expect(next(after: ["<s>", "thank"], in: model(text)) != "Kasparian")
    let learned = model(text, learned: ["Kasparian"])
    let place = TypedPlace(in: learned.context(after: ["<s>", "thank"]))
    let words = learned.completions(WordQuery(at: place))
    #expect(words.completions.prefix(2).map(\.text).contains("Kasparian"))
    #expect(next(after: ["<s>", "thank"], in: learned, "ka") == "Kasparian")
  }

  @Test func `a completion tells what comes from the user and what from the packs`() throws {
    func sources(_ model: Model, _ prefix: String) throws -> WordSources {
      let place = TypedPlace(prefix, in: model.context(after: ["the", "company"]))
      let found = model.words(for: WordQuery(at: place))
      let list = model.list(of: found, for: WordQuery(at: place)).completions
      return model.sources(of: try #require(list.first { $0.text == "goes" }), among: found)
    }
    let own = try sources(model([("the company goes", 1)]), "g")
    #expect(own.userShare > 0.9)
    #expect(own.userWordCount == 3)
    #expect(try sources(model([("the company thinks", 1)]), "g").userShare == 0)
    #expect(try sources(Model(packs: packs), "g").userWordCount == 0)
  }

  @Test func `earlier texts have less weight in a document of another kind`() {
    let model = model([("the company goes", 9), ("thank the company", 9)])
    func likelihood(after text: String) -> Double {
      let document = DocumentModel(reading: text, model: model)
      let context = model.context(after: ["the", "company"])
      return model.score(of: "goes", in: context, document: document)?.nats ?? -99
    }
    let own = likelihood(after: String(repeating: "thank the company. ", count: 10))
    let other = likelihood(after: String(repeating: "and it is a tool. ", count: 10))
    let none = model.score(of: "goes", after: ["the", "company"])?.nats ?? -99
    #expect(own > other)
    #expect(none > other)
    let packs = Model(packs: packs).score(of: "goes", after: ["the", "company"])?.nats ?? -99
    #expect(other > packs, "it is never silent")
  }

  @Test func `a count halves after sixty days or fifty thousand words`() {
    #expect(abs(UserNgramCounts.decay(days: 0, words: 0) - 1) < 1e-6)
    #expect(abs(UserNgramCounts.decay(days: 60, words: 0) - 0.5) < 1e-4)
    #expect(abs(UserNgramCounts.decay(days: 0, words: 50_000) - 0.5) < 1e-4)
    #expect(abs(UserNgramCounts.decay(days: 60, words: 50_000) - 0.25) < 1e-4)
    #expect(UserNgramCounts.decay(days: -5, words: -5) == 1, "a clock that goes back takes nothing")
  }

  @Test func `empty counts have no effect`() {
    let (empty, none) = (model([]), Model(packs: packs))
    for prefix in ["", "c", "go"] {
      let query = WordQuery(at: TypedPlace(prefix, in: none.context(after: ["the"])))
      #expect(empty.completions(query).completions == none.completions(query).completions)
    }
  }

  @Test func `the shares of all words sum to one`() {
    let model = model([("the company goes", 3), ("the company makes the goes", 2)])
    for history in [["the", "company"], ["<s>", "the"], ["company", "makes"]] {
      let list = model.completions(
        WordQuery(at: TypedPlace(in: model.context(after: history))))
      #expect(abs(list.mass - 1) < 0.02)
    }
  }
}
