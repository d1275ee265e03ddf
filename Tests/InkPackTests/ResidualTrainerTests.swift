// A residual network trained on texts of two kinds distinguishes them by words beyond the reach of n-grams.

import InkLexicon
import InkSystem
import InkTestSupport
import Testing

@testable import InkPack

@Suite struct ResidualTrainerTests {
  private static let words = [
    "and", "bread", "flour", "oven", "over", "sail", "sea", "ship", "so", "the", "then", "they",
    "to", "very", "walked", "yeast",
  ]
  private static let keys = [[], []] + words.map { Array($0.utf8) }

  private static func id(_ word: String) -> UInt32 {
    UInt32((words.firstIndex(of: word) ?? 0) + 2)
  }

  /// Texts about a ship or about an oven, which alone distinguishes `ship` from `bread`.
  private static func text(count: Int = 180) -> TrainingText {
    var random = SeededRandom(seed: 5)
    var text = TrainingText()
    let topics = [["sail", "sea"], ["flour", "yeast"]]
    for number in 0..<count {
      let topic = topics[number % 2]
      var tokens: [UInt32] = []
      for _ in 0..<5 {
        let told = (0..<3).map { _ in random.element(of: topic) ?? "sea" }
        let sentence = told + ["and", "so", "then", "they", "walked", "over", "to", "the"]
        tokens += [0] + sentence.map(id) + [id(number % 2 == 0 ? "ship" : "bread")]
      }
      text.append(tokens, component: 0)
    }
    return text
  }

  private static func train(
    on text: TrainingText, passes: Int = 1, blockSize: Int = 4096,
    beside aside: PackBuilder.Aside = onThread
  ) throws -> PackResidual {
    let words = (0..<UInt32(keys.count)).map { $0 }
    var trainer = ResidualTrainer(text, keys: keys, words: words, blockSize: blockSize)
    let wait = try aside { [drawing = trainer.drawing] in drawing.run() }
    trainer.drawing.help()
    wait()
    try trainer.run(passes: passes, report: { _ in })
    return trainer.trained(words, strength: 1)
  }

  private static func onThread(_ work: @escaping @Sendable () -> Void) throws -> () -> Void {
    let thread = try SystemThread.start(work)
    return { thread.join() }
  }

  @Test func `the topic decides between words equally likely after the last ones`() throws {
    var contents = SamplePack.englishContents
    contents.words =
      ["<num>", "<s>"].map { PackWord($0, flags: .special) } + Self.words.map { PackWord($0) }
    let component = PackComponent(
      name: "general", defaultWeight: 1,
      unigramLogP: contents.words.map { _ in -3 }, unigramBackoff: contents.words.map { _ in 0 },
      bigrams: NgramTable(), trigrams: NgramTable())
    (contents.components, contents.caseOverrides) = ([component], [])
    contents.residual = try Self.train(on: Self.text())
    let pack = try SamplePack.pack(contents)
    let residual = try #require(pack.residual)
    func lead(of word: String, over other: String, about topic: [String]) -> Double {
      let topic = (topic + ["and", "so", "then", "they", "walked", "over", "to", "the"]).map {
        Int(Self.id($0))
      }
      return pack.withFile { file in
        let outlook = residual.outlook(after: topic.suffix(3), about: topic, in: file)
        return residual.score(of: Int(Self.id(word)), at: outlook, in: file).nats
          - residual.score(of: Int(Self.id(other)), at: outlook, in: file).nats
      }
    }
    #expect(lead(of: "ship", over: "bread", about: ["sea", "sail", "sea"]) > 0.1)
    #expect(lead(of: "bread", over: "ship", about: ["yeast", "flour", "flour"]) > 0.1)
  }

  @Test(arguments: [1, 3])
  func `training again gives the same numbers, whoever draws the noise and how much at a time`(
    passes: Int
  ) throws {
    let text = Self.text(count: 20)
    let here = try Self.train(on: text, passes: passes, blockSize: 5) { work in
      work()
      return {}
    }
    #expect(here.outputs == (try Self.train(on: text, passes: passes)).outputs)
  }

  @Test func `a component's noise is the same without the texts of the others`() {
    var random = SeededRandom(seed: 7)
    var text = TrainingText()
    for source in 0..<90 {
      let count = source % 4 == 0 ? 1 + random.below(4) : 50
      text.append((0..<count).map { _ in UInt32(random.below(6)) }, component: source / 30)
    }
    let rows = Self.keys.indices.map { UInt16($0) }
    let drawing = LessonDrawing(of: text, keys: Self.keys, rowOfWord: rows, blockSize: 7)
    drawing.run()
    let whole = NoiseSampler(text, keys: Self.keys)
    var noise = [UInt32](repeating: 0, count: Lessons.width - 1)
    for place in 0..<text.words.count - ResidualNetwork.batch {
      var random = Xorshift(seed: UInt64(place))
      let isDrawn = whole.draw(at: place, into: &noise, &random)
      let expected = isDrawn ? ([text.words[place]] + noise).map { rows[Int($0)] } : nil
      let batch = drawing.lessons.rows(ofBatchAt: place)
      #expect(Lessons.rows(at: 0, in: batch).map { Array($0) } == expected)
    }
  }

  @Test func `a word without typed letters is distinguished from all others`() {
    var keys = Self.keys
    keys[Int(Self.id("then"))] = []
    let sampler = NoiseSampler(Self.text(), keys: keys)
    var noise = [UInt32](repeating: 0, count: 16)
    for seed in 0..<50 {
      var random = Xorshift(seed: UInt64(seed))
      #expect(sampler.draw(at: 6, into: &noise, &random))
    }
  }

  @Test func `noise has the word's prefix, and followers of its context are likely`() {
    let text = Self.text()
    let sampler = NoiseSampler(text, keys: Self.keys)
    var random = Xorshift()
    var noise = [UInt32](repeating: 0, count: 200)
    // The first "then" of a text.
    let place = 6
    #expect(text.words[place] == Self.id("then"))
    #expect(sampler.draw(at: place, typed: 3, into: &noise, &random))
    #expect(Set(noise).isSubset(of: Set(["the", "then", "they"].map(Self.id))))
    // Only one word follows "so", but preceding words are drawn, too.
    #expect(sampler.draw(at: place, typed: 0, into: &noise, &random))
    #expect(noise.count { $0 == Self.id("then") } > 100)
  }
}
