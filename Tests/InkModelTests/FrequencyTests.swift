// The frequency of a word by itself: its score without context, for which no context is made.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@Suite struct FrequencyTests {
  private let model: Model
  private let contents: PackContents

  /// A model of two languages, of which one elides words, and of a user who has written and taught others.
  init() throws {
    var random = SeededRandom(seed: 11)
    contents = SamplePack.random(wordCount: 300, componentCount: 2, using: &random)
    let french = try TinyPack.pack(
      ["il voit l'homme et l'arbre dans la rue"], elided: ["l'"], language: "fr")
    let packs = [try SamplePack.pack(contents), french]
    var counts = UserNgramCounts()
    counts.words = ["<unk>", "<s>", contents.words[20].text, "wug", "homme"]
    for word in 2..<5 {
      counts.add(.init(first: 0, second: 1, word: Int32(word), count: Float(word)))
    }
    var model = Model(packs: packs)
    _ = model.apply(UserWordChange(kind: .learn, word: "Kasparian", date: 0, origin: .typed))
    model.userNgrams = UserNgrams(counts, packs: packs, learned: ["kasparian"])
    self.model = model
  }

  @Test func `a word is as frequent as its score in an empty context says`() {
    let others = ["l'homme", "L'arbre", "l'wug", "l'", "l'xyzzy", "wug", "Kasparian", "", "xyzzy"]
    for word in contents.words.map(\.text) + others {
      #expect(model.frequency(of: word) == model.score(of: word, after: []), "\(word)")
    }
    #expect(model.frequency(of: "l'homme") != nil)
    #expect(model.frequency(of: "xyzzy") == nil)
  }

  @Test(arguments: [
    (Score.ofBasicWords, 1_200), (.ofCommonWords, 4_800), (.ofEverydayWords, 7_000),
    (.ofFamiliarWords, 23_600), (.ofRareWords, 39_700),
  ])
  func `as many English words are that frequent as is said`(frequency: Score, count: Int) throws {
    let pack = try shippedPack("en")
    let found = pack.withFile { file in
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      return (0..<pack.words.count).count { unigrams.score(of: $0) >= frequency.rawValue }
    }
    #expect(abs(found - count) <= 50)
  }

  @Test func `a word that nobody knows is not frequent, and rare only where it counts as such`() {
    let frequency = model.frequency(of: "homme") ?? .impossible
    #expect(model.isFrequent("homme", atLeast: frequency))
    #expect(!model.isRare("homme", below: frequency, ifUnknown: true))
    #expect(!model.isFrequent("xyzzy", atLeast: .impossible))
    #expect(model.isRare("xyzzy", below: .impossible, ifUnknown: true))
    #expect(!model.isRare("xyzzy", below: .impossible, ifUnknown: false))
  }
}
