// The words after a comma, which n-grams pass over.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct PauseTests {
  private static let languages = ["en", "de", "fr", "es", "pt", "sv", "vi"]

  private func next(
    after words: String, pause: Bool, prefix: String = "", in language: String = "en"
  ) throws -> CompletionList {
    let model = Model(packs: [try shippedPack(language)])
    let context = model.context(
      after: words.listedWords, pause: pause, about: nil, shares: .even(1))
    return model.completions(WordQuery(at: TypedPlace(prefix, in: context)))
  }

  @Test(arguments: [
    ("en", "in the history", "and but the which", "of"),
    ("de", "ich glaube", "dass daß wenn", "nicht"),
    ("fr", "au milieu", "mais et", "du"),
    ("es", "es verdad", "pero y que", "de"),
    ("pt", "é verdade", "mas e que", "do"),
    ("sv", "det är sant", "men och som", "av"),
  ])
  func `after a comma another clause begins, and the phrase does not go on`(
    language: String, words: String, likely: String, unlikely: String
  ) throws {
    let found = try next(after: words, pause: true, in: language).completions.map(\.text)
    #expect(!Set(found.prefix(3)).isDisjoint(with: Set(wordsOf: likely)), "\(found)")
    #expect(!found.prefix(3).contains(unlikely), "\(found)")
  }

  @Test func `what is typed narrows the words down, and shares stay within bounds`() throws {
    for prefix in ["", "w", "wh", "whi", "which", "xyl", "o", "of"] {
      let list = try next(after: "in the history", pause: true, prefix: prefix)
      #expect(list.completions.allSatisfy { $0.text.hasPrefix(prefix) })
      #expect(list.completions.reduce(0) { $0 + $1.probability } <= 1 + 1e-6, "\(prefix)")
    }
    let typed = try next(after: "in the history", pause: true, prefix: "wh")
    #expect(typed.completions.first?.text == "which")
    #expect(
      try next(after: "in the history", pause: true, prefix: "o").completions.first?.text == "or")
    #expect(
      try next(after: "in the history", pause: false, prefix: "o").completions.first?.text == "of")
  }

  @Test(arguments: languages)
  func `the probabilities after a pause add up to one`(language: String) throws {
    let pack = try shippedPack(language)
    try pack.withFile { file in
      let ids = ["<s>"].map { pack.id(of: $0, in: file) }
      let context = try #require(
        PackContext(afterIDs: ids, pause: true, in: pack, file: file).pause)
      let words = context.words(in: 0..<pack.words.count)
      #expect(words.count > 40)
      let others = words.reduce(1) { $0 - $1.before } * context.factorOfOtherMass
      #expect(abs(words.reduce(others) { $0 + $1.probability } - 1) < 1e-6)
    }
  }

  @Test(arguments: languages)
  func `the lists have words of their language, each once, with counts`(language: String) throws {
    let pack = try shippedPack(language)
    let list = try #require(PauseWords.ofLanguage(language + "-XX"))
    #expect(Set(list.shares.map(\.word)).count == list.shares.count)
    #expect((0.3...0.9).contains(list.shares.reduce(0) { $0 + $1.share }))
    let missing = pack.withFile { file in
      list.shares.map(\.word).filter { pack.id(of: $0, in: file) == nil }
    }
    #expect(missing.count <= 12, "\(missing)")
  }

  @Test(arguments: ["franc", "gover", "unfor", "sudden"])
  func `a word that hardly anything else begins like is as certain as without a comma`(
    prefix: String
  ) throws {
    func first(pause: Bool) throws -> Completion? {
      try next(after: "in the town", pause: pause, prefix: prefix).completions.first
    }
    let (with, without) = (try first(pause: true), try first(pause: false))
    #expect(with?.text == without?.text)
    let least = (without?.probability ?? 0) - 0.02
    #expect((with?.probability ?? 0) >= least)
  }

  @Test func `a language without a list keeps its n-grams`() throws {
    #expect(PauseWords.ofLanguage("nl") == nil)
    var contents = SamplePack.englishContents
    contents.metadata.language = "nl"
    let model = Model(packs: [try SamplePack.pack(contents)])
    func next(pause: Bool) -> [Completion] {
      let context = model.context(after: ["<s>"], pause: pause, about: nil, shares: .even(1))
      return model.completions(WordQuery(at: TypedPlace("", in: context))).completions
    }
    #expect(!next(pause: false).isEmpty)
    #expect(next(pause: true).map(\.text) == next(pause: false).map(\.text))
  }
}
