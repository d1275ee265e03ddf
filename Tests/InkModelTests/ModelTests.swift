// The model on a handful of English words: context, case, apostrophes, diacritics, words never suggested.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct ModelTests {
  private let model: Model

  init() throws { model = Model(packs: [try SamplePack.english()]) }

  /// Returns the texts of the best five words at the end of a text.
  private func words(_ text: String) -> [String] { completions(text).map(\.text) }

  private func completions(_ string: String) -> [Completion] {
    let text = Text(string)
    let place = CursorContext(at: text.endPoint, in: text)
    return model.completions(
      of: place.prefix, after: place.history, sentenceStart: place.isSentenceStart, limit: 5)
  }

  @Test func `context decides among the words of a prefix`() {
    #expect(words("I am go").first == "going")
    #expect(words("thank you for ").prefix(2) == ["the", "your"])
    #expect(words("").prefix(2) == ["The", "I"])
  }

  @Test func `a word without its apostrophe is completed to the word with it`() {
    #expect(words("I dont") == ["don't"])
    #expect(words("Dont") == ["Don't"])
    #expect(words("going to im").first == "I'm")
  }

  @Test func `case is the word's own unless typed`() {
    #expect(words("you and i").contains("I"))
    #expect(words("to pol") == ["polish"])
    #expect(words("to Pol") == ["Polish"])
    #expect(words("in pol") == ["polish"])
    #expect(words("to POL") == ["POLISH"])
    #expect(words("to iph") == ["iPhone"])
    #expect(words("to iPh") == ["iPhone"])
    #expect(words("to IPH") == ["IPHONE"])
    #expect(words("Thank y").first == "you")
    #expect(words("to Th").first == "The")
    #expect(words("mond") == ["Monday"])
  }

  @Test func `a typed mark or apostrophe demotes words without it, a plain letter none`() {
    #expect(words("to cafe") == ["cafe", "café"])
    #expect(words("to café") == ["café", "cafe"])
    #expect(words("to don'").first == "don't")
    #expect(words("to nai") == ["naïve"])
    let shares = completions("to café").map(\.probability)
    #expect(shares[0] > 0.9)
  }

  @Test func `offensive and too rare words are known but never suggested`() {
    #expect(words("to dam").isEmpty)
    #expect(words("to gor").isEmpty)
    #expect(model.has("damn"))
    #expect(model.has("Gorm"))
    #expect(!model.has("<num>"))
    #expect(!model.has("xyzzy"))
    #expect(model.score(of: "xyzzy", after: []) == nil)
  }

  @Test func `the typed word is among the completions and marked`() {
    let exact = completions("to go").filter(\.isExact)
    #expect(exact.map(\.text) == ["go"])
    #expect(completions("to Its").first { $0.isExact }?.text == "Its")
  }

  @Test func `shares are relative to all matching words`() {
    let all = completions("to go")
    #expect(all.count == 4)
    #expect(abs(all.reduce(0) { $0 + $1.probability } - 1) < 0.02)
    #expect(zip(all, all.dropFirst()).allSatisfy { $1.score <= $0.score })
  }

  @Test
  func `a passed-over word is demoted, its share goes to the rest, not the typed word`() throws {
    let place = TypedPlace("go", in: model.context(after: ["to"]))
    let before = model.completions(WordQuery(at: place)).completions
    let first = before.map(\.text)
    var query = WordQuery(at: place, passedOver: before.map(\.word))
    let after = model.completions(query).completions
    #expect(after.first?.text == "go")
    #expect(after.first.map { $0.probability > 0.8 } ?? false)
    #expect(Set(after.map(\.text)) == Set(first))
    let other = try #require(before.first { $0.text != "go" })
    query.passedOver = [other.word]
    #expect(model.completions(query).completions.last?.text == other.text)
  }

  @Test func `learned words are suggested and known, ignored ones known`() {
    var model = model
    var words = model.userWords
    for (kind, word) in [(UserWordChange.Kind.learn, "Gormenghast"), (.ignore, "gnarf")] {
      let changes = [1, 2].map {
        words.apply(UserWordChange(kind: kind, word: word, date: $0))
      }
      #expect(changes == [true, false])
    }
    model.replaceUserWords(words)
    let found = model.completions(of: "gorm", after: [], sentenceStart: false, limit: 3)
    #expect(found.map(\.text) == ["Gormenghast"])
    #expect(found.first?.source == .user)
    #expect(model.has("GORMENGHAST"))
    #expect(!model.has("gormenghast"), "it was learned with a capital")
    #expect(model.has("GNARF"))
    #expect(model.completions(of: "gnar", after: [], sentenceStart: false, limit: 3).isEmpty)
  }

  @Test func `an imported dictionary does not crowd out what the context suggests`() {
    var model = model
    var words = model.userWords
    let spellings = (0..<20_000).map { "go" + String($0, radix: 36).filter(\.isLetter) + "o" }
    _ = words.learn(
      Set(spellings).map { UserWord(added: UserWordChange(kind: .learn, word: $0, date: 1)) })
    model.replaceUserWords(words)
    let found = model.completions(of: "go", after: ["i", "am"], sentenceStart: false, limit: 5)
    #expect(found.first?.text == "going")
    #expect((found.first?.probability ?? 0) > 0.5)
  }

  @Test func `single changes give the same words as a replacement of all`() {
    var random = SeededRandom(seed: 20_261_122)
    var changed = model
    let words = [
      "going", "Going", "gorm", "gormen", "Gormenghast", "its", "it's", "thé", "the", "zzyx",
    ]
    for _ in 0..<fuzzCount(200) {
      let kind: UserWordChange.Kind = random.once(in: 3) ? .unlearn : .learn
      let scope: WordScope = random.once(in: 3) ? .document("file:///a") : .user
      guard let word = random.element(of: words) else { continue }
      changed.apply(UserWordChange(kind: kind, word: word, scope: scope, date: 1))
      if random.once(in: 20) { _ = changed.forget(.document("file:///a")) }
      var taken = model
      taken.replaceUserWords(changed.userWords)
      for prefix in ["g", "gorm", "it", "th", "z"] {
        let query = WordQuery(
          at: TypedPlace(prefix, in: model.context(after: ["<s>"])), limit: 8)
        #expect(
          changed.completions(query).completions.map(\.text)
            == taken.completions(query).completions.map(\.text))
      }
    }
  }

  @Test(arguments: [
    "'", "’’", "123", "😀", String(repeating: "a", count: 5000), "\u{301}", "-", "zzz",
  ])
  func `a prefix of no word has no completions`(prefix: String) {
    #expect(model.completions(of: prefix, after: ["<s>"], sentenceStart: true, limit: 5).isEmpty)
  }

  @Test func `a model without packs only has what the user taught`() {
    let model = Model(packs: [])
    #expect(model.completions(of: "", after: [], sentenceStart: true, limit: 5).isEmpty)
    #expect(!model.has("the"))
  }

  @Test func `typed lower case is kept if the word is also written in it`() throws {
    let named = Array(repeating: "they went to Lake Como and Lake Erie", count: 3)
    let pack = try TinyPack.pack(named + ["we saw a lake", "on Monday we met", "then Monday came"])
    let model = Model(packs: [pack])
    func words(_ prefix: String) -> [String] {
      model.completions(of: prefix, after: ["the"], sentenceStart: false, limit: 3).map(\.text)
    }
    #expect(words("lak") == ["lake"])
    #expect(words("Lak") == ["Lake"])
    #expect(words("mon") == ["Monday"])
  }

  @Test func `lower case yields to a capital that the preceding word asks for`() throws {
    var contents = SamplePack.englishContents
    let index = try #require(contents.words.firstIndex { $0.text == "polish" })
    contents.words[index].surfaces = [
      PackSurface("polish", probability: 0.3, atSentenceStart: 0.1),
      PackSurface("Polish", probability: 0.7, atSentenceStart: 0.9),
    ]
    let model = Model(packs: [try SamplePack.pack(contents)])
    func words(_ prefix: String, after word: String) -> [String] {
      model.completions(of: prefix, after: [word], sentenceStart: false, limit: 1).map(\.text)
    }
    #expect(words("pol", after: "in") == ["Polish"])
    #expect(words("pol", after: "to") == ["polish"])
  }
}
