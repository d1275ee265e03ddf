// The providers: the model's words with their kinds and spaces, items, and several of them as one.

import InkAutocomplete
import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct ProviderTests {
  private func query(
    _ prefix: String, after history: [String] = ["<s>"], in model: Model, limit: Int = 3
  ) -> SuggestionQuery {
    let end = TextPoint(line: 0, byte: prefix.utf8.count)
    return SuggestionQuery(
      at: TypedPlace(prefix, in: model.context(after: history)), replacing: .zero..<end,
      addsSpace: true, limit: limit)
  }

  private func model(learned: [String] = [], ignored: [String] = []) throws -> Model {
    var words = UserWords()
    for word in learned { _ = words.apply(UserWordChange(kind: .learn, word: word, date: 0)) }
    for word in ignored { _ = words.apply(UserWordChange(kind: .ignore, word: word, date: 0)) }
    let pack = try TinyPack.pack(
      ["I am going home.", "I am going to the sea.", "I don't go to the damn sea."],
      offensive: ["damn"])
    return Model(packs: [pack], userWords: words)
  }

  @Test func `the most probable words in the context come first`() throws {
    let model = try model()
    let list = LocalProvider().suggestions(
      for: query("", after: ["i", "am"], in: model), in: model)
    #expect(list.suggestions.first?.text == "going")
    #expect(list.suggestions.first?.newText == "going ")
    #expect(list.suggestions.first?.source == .pack(language: "en"))
    #expect(list.suggestions.count == 3)
  }

  @Test func `a word with its apostrophe corrects the one without`() throws {
    let model = try model()
    let list = LocalProvider().suggestions(for: query("dont", in: model), in: model)
    #expect(list.suggestions.map(\.text) == ["don't"])
    #expect(list.suggestions.map(\.kind) == [.correction])
  }

  @Test func `a word less than a hundredth as probable as the best one is not offered`() throws {
    var lines = ["I am goin home."]
    for _ in 0..<300 { lines.append("I am going home.") }
    let model = Model(packs: [try TinyPack.pack(lines)])
    func texts(_ prefix: String) -> [String] {
      let query = query(prefix, after: ["i", "am"], in: model)
      return LocalProvider().suggestions(for: query, in: model).suggestions.map(\.text)
    }
    #expect(texts("goi") == ["going"])
  }

  @Test func `a menu with the typed word has the same other words as a bar without it`() throws {
    var lines = ["I am gone.", "I am goal."]
    for _ in 0..<60 { lines.append("I am go.") }
    let model = Model(packs: [try TinyPack.pack(lines)])
    func texts(offeringTyped: Bool) -> [String] {
      var query = query("go", after: ["i", "am"], in: model)
      query.offersTypedWord = offeringTyped
      return LocalProvider().suggestions(for: query, in: model).suggestions.map(\.text)
    }
    let others = texts(offeringTyped: false)
    #expect(others.sorted() == ["goal", "gone"])
    #expect(texts(offeringTyped: true) == ["go"] + others)
  }

  @Test func `offensive and ignored words are never offered`() throws {
    let model = try model(ignored: ["sea"])
    for prefix in ["d", "da", "damn", "s", "se"] {
      let list = LocalProvider().suggestions(
        for: query(prefix, in: model, limit: 50), in: model)
      let texts = list.suggestions.map(\.text)
      #expect(!texts.contains("damn"))
      #expect(!texts.contains("sea"))
    }
  }

  @Test func `the shares of the words with the typed prefix sum to at most one`() throws {
    let model = try model()
    for prefix in ["", "g", "t", "i"] {
      let list = LocalProvider().suggestions(
        for: query(prefix, in: model, limit: 50), in: model)
      #expect(list.suggestions.reduce(0) { $0 + $1.score } <= 1.001)
      #expect(list.mass != nil)
    }
  }
}

@Suite struct ListProviderTests {
  private let model = Model(packs: [], userWords: UserWords())

  private func query(_ prefix: String, limit: Int = 3, in other: Model? = nil) -> SuggestionQuery {
    let end = TextPoint(line: 0, byte: prefix.utf8.count)
    return SuggestionQuery(
      at: TypedPlace(prefix, in: (other ?? model).context(after: [])), replacing: .zero..<end,
      addsSpace: false, limit: limit)
  }

  private func provider(_ items: String...) -> DataSourceProvider {
    DataSourceProvider([DataSource(name: "list", items: ItemList(items))])
  }

  @Test func `a data source offers its items, which share the total equally`() {
    let list = provider("ab", "abc", "b").suggestions(for: query("a"), in: model)
    #expect(list.suggestions.map(\.text) == ["ab", "abc"])
    #expect(list.suggestions.map(\.score) == [0.5, 0.5])
    #expect(
      list.suggestions.allSatisfy { $0.kind == .dataSource && $0.source == .dataSource("list") })
    #expect(provider("ab").suggestions(for: query("ab"), in: model).suggestions.isEmpty)
  }

  @Test(arguments: ["", "a"])
  func `ignored items of a data source leave room for others`(prefix: String) {
    let items = (1...40).map { "a\($0)" }
    var words = UserWords()
    for item in items.prefix(30) {
      words.apply(UserWordChange(kind: .ignore, word: item, date: 0))
    }
    let provider = DataSourceProvider([DataSource(name: "list", items: ItemList(items))])
    let model = Model(packs: [], userWords: words)
    let list = provider.suggestions(for: query(prefix), in: model)
    #expect(list.suggestions.map(\.text) == ["a31", "a32", "a33"])
  }

  @Test func `merged providers rank by score and drop duplicates`() {
    let merged = MergedProvider([provider("ab", "ac"), provider("ab")])
    let list = merged.suggestions(for: query("a"), in: model)
    #expect(list.suggestions.map(\.text) == ["ab", "ac"])
    #expect(list.suggestions.map(\.score) == [0.5, 0.25])
    #expect(merged.suggestions(for: query("a", limit: 1), in: model).suggestions.count == 1)
  }

  @Test func `of merged providers only the words that are shown count as such`() throws {
    let model = Model(packs: [try TinyPack.pack(["The dog thinks that they go there."])])
    let merged = MergedProvider([provider("thorn", "thyme"), .local])
    let all = merged.suggestions(for: query("th", limit: 9, in: model), in: model)
    #expect(all.suggestions.count == 7 && all.words.count == 5)
    #expect(all.suggestions.reduce(0) { $0 + $1.score } <= 1.001)
    let some = merged.suggestions(for: query("th", in: model), in: model)
    let shown = some.suggestions.filter { $0.kind != .dataSource }
    #expect(some.suggestions.count == 3 && shown.count < 3)
    #expect(some.words.map { model.text(of: $0) } == shown.map(\.text))
  }

  @Test
  func `merged providers pass on the words the model found, so that it need not search again`() {
    let merged = MergedProvider([provider("ab"), .local])
    #expect(merged.suggestions(for: query("a"), in: model).found != nil)
  }
}
