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
      after: ["<s>"] + words.listedWords, pause: pause, about: nil, shares: .even(1))
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
    let list = try #require(PauseWords(language: language + "-XX"))
    #expect(Set(list.shares.map(\.word)).count == list.shares.count)
    #expect((0.3...0.9).contains(list.shares.reduce(0) { $0 + $1.share }))
    let missing = pack.withFile { file in
      list.shares.map(\.word).filter { pack.id(of: $0, in: file) == nil }
    }
    #expect(missing.count <= 12, "\(missing)")
  }

  @Test func `a language without a list keeps its n-grams`() throws {
    #expect(PauseWords(language: "nl") == nil)
    let model = Model(packs: [try SamplePack.pack(SamplePack.englishContents)])
    for pause in [false, true] {
      let context = model.context(after: ["<s>"], pause: pause, about: nil, shares: .even(1))
      #expect(!model.completions(WordQuery(at: TypedPlace("com", in: context))).completions.isEmpty)
    }
  }
}
