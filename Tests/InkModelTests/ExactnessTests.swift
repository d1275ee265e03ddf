// The search compared with a full scan of all words: the same words, scores and shares in every state.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct ExactnessTests {
  /// A model with its vocabulary.
  private struct Sample {
    let contents: PackContents
    var model: Model

    init(seed: UInt64, words: Int, components: Int) throws {
      var random = SeededRandom(seed: seed)
      contents = SamplePack.random(wordCount: words, componentCount: components, using: &random)
      model = Model(packs: [try SamplePack.pack(contents)])
    }

    /// Returns the best words by scoring each one, as (text, score), best first, and the sum of all probabilities.
    func scan(
      _ prefix: String, _ context: ModelContext, _ document: DocumentModel?, limit: Int,
      caseIsSignificant: Bool = false
    ) -> (best: [(text: String, score: Score)], mass: Double) {
      let key = foldedKey(prefix)
      var best: [(text: String, score: Score)] = []
      var mass = 0.0
      for word in contents.words
      where !word.flags.contains(.special) && foldedKey(word.text).starts(with: key) {
        guard let score = model.score(of: word.text, in: context, document: document) else {
          continue
        }
        mass += Logarithm.exponential(score.nats)
        let cost = caseIsSignificant ? caseCost(of: word, typed: prefix) : Score(rawValue: 0)
        if word.flags.isEmpty { best.append((word.text, score - cost)) }
      }
      // Words that only the document has, joined or written differently.
      document?.forEachOwnWord { text, ownKey, _ in
        guard ownKey.starts(with: key),
          let score = model.score(of: text, in: context, document: document)
        else { return }
        mass += Logarithm.exponential(score.nats)
        best.append((text, score))
      }
      let order = best.sorted { left, right in
        if left.score != right.score { return right.score < left.score }
        let keys = (foldedKey(left.text), foldedKey(right.text))
        return keys.0 == keys.1
          ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
          : keys.0.lexicographicallyPrecedes(keys.1)
      }
      return (Array(order.prefix(limit)), mass)
    }

    /// Returns the cost of the typed case for a word: ln of the share of the word written in that case, plus a
    /// hundredth of the rest for a capital, or three tenths for lower case; the typed word has no cost.
    private func caseCost(of word: PackWord, typed: String) -> Score {
      if foldedKey(word.text) == foldedKey(typed) { return Score(rawValue: 0) }
      let capitals = word.surfaces.filter { LetterCase.beginsWithCapital($0.form) }
      let share = capitals.reduce(0) { $0 + Double(($1.probability * 255).rounded()) } / 255
      let isCapital = LetterCase.of(typed) == .title
      let agreeing = isCapital ? min(1, share) : 1 - min(1, share)
      return Score(rawValue: 0)
        - Logarithm.score(agreeing + (isCapital ? 0.01 : 0.3) * (1 - agreeing))
    }

    func history(using random: inout SeededRandom) -> [String] {
      let component = contents.components[random.below(contents.components.count)]
      let table = component.fourgrams ?? component.trigrams
      if !random.once(in: 4), table.ids.count > 4 {
        let start = random.below(table.ids.count - 4)
        return table.ids[start..<start + 3].map { contents.words[Int($0)].text }
      }
      return (0..<3).map { _ in contents.words[random.below(contents.words.count)].text }
    }

    func prefix(using random: inout SeededRandom) -> String {
      let text = contents.words[3 + random.below(contents.words.count - 3)].text
      let plain = String(decoding: foldedKey(text), as: UTF8.self)
      return String(plain.prefix(random.below(4)))
    }
  }

  private func expectExact(
    _ sample: Sample, document: DocumentModel?, rounds: Int, seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<rounds {
      let context = sample.model.context(after: sample.history(using: &random))
      let prefix = sample.prefix(using: &random)
      let limit = 1 + random.below(8)
      let place = TypedPlace(prefix, in: context, document: document)
      let list = sample.model.completions(WordQuery(at: place, limit: limit))
      let (best, mass) = sample.scan(prefix, context, document, limit: limit)
      let found = list.completions.map { "\(normalizedWord($0.text)) \($0.score.rawValue)" }
      #expect(
        found == best.map { "\($0.text) \($0.score.rawValue)" }, "\(context.history) \(prefix)")
      #expect(abs(list.mass - mass) < 0.001 + mass * 0.01)
      #expect(list.isExact)
    }
  }

  @Test(arguments: [(1, 400, 1), (2, 900, 2), (3, 60, 3)])
  func `the search agrees with packs alone`(seed: Int, words: Int, components: Int) throws {
    let sample = try Sample(seed: UInt64(seed), words: words, components: components)
    expectExact(sample, document: nil, rounds: fuzzCount(25), seed: 7)
  }

  @Test func `the search agrees for typed letter case`() throws {
    let sample = try Sample(seed: 8, words: 900, components: 2)
    var random = SeededRandom(seed: 12)
    for _ in 0..<fuzzCount(40) {
      let context = sample.model.context(after: sample.history(using: &random))
      let small = sample.prefix(using: &random)
      if small.isEmpty { continue }
      let prefix = random.once(in: 2) ? small : LetterCase.title.applied(to: small)
      let query = WordQuery(
        at: TypedPlace(prefix, in: context, caseIsSignificant: true), limit: 1 + random.below(8))
      let list = sample.model.completions(query)
      let (best, _) = sample.scan(
        prefix, context, nil, limit: query.limit, caseIsSignificant: true)
      #expect(
        list.completions.map { "\(normalizedWord($0.text)) \($0.score.rawValue)" }
          == best.map { "\($0.text) \($0.score.rawValue)" }, "\(context.history) \(prefix)")
      #expect(list.completions.reduce(0) { $0 + $1.probability } <= 1.001)
    }
  }

  @Test func `a list from a wider search equals that of its own search`() throws {
    let sample = try Sample(seed: 6, words: 500, components: 2)
    var random = SeededRandom(seed: 11)
    for _ in 0..<fuzzCount(25) {
      let context = sample.model.context(after: sample.history(using: &random))
      let place = TypedPlace(sample.prefix(using: &random), in: context)
      var wide = WordQuery(at: place, limit: 8)
      let shown = sample.model.completions(wide).completions
      wide.passedOver = shown.filter { _ in random.once(in: 2) }.map(\.word)
      let found = sample.model.words(for: wide)
      #expect(found.holds(8, minimumShare: 0))
      let narrow = WordQuery(at: place, limit: 4)
      let list = sample.model.list(of: found, for: narrow)
      #expect(list.completions == sample.model.completions(narrow).completions)
    }
  }

  @Test func `a minimum share does not affect the other words`() throws {
    var sample = try Sample(seed: 8, words: 700, components: 2)
    var random = SeededRandom(seed: 13)
    sample.model.userNgrams = ngrams(sample, using: &random)
    let text = (0..<150).map { _ in sample.contents.words[3 + random.below(60)].text + "ly" }
    let document = DocumentModel(reading: text.joined(separator: " "), model: sample.model)
    for _ in 0..<fuzzCount(40) {
      let context = sample.model.context(after: sample.history(using: &random))
      let prefix = sample.prefix(using: &random)
      var query = WordQuery(at: TypedPlace(prefix, in: context, document: document), limit: 8)
      let shown = sample.model.completions(query).completions
      if !prefix.isEmpty {
        query.passedOver = shown.filter { _ in random.once(in: 2) }.map(\.word)
      }
      let all = sample.model.completions(query)
      query.minimumShare = [0.002, 0.05, 0.3][random.below(3)]
      let some = sample.model.completions(query)
      let expected = all.completions.filter { word in
        guard case .pack = word.source, !word.isExact else { return true }
        return word.probability > query.minimumShare
      }
      #expect(some.completions == expected, "\(context.history) \(prefix)")
      #expect(some.mass == all.mass)
    }
  }

  @Test func `passed-over words are demoted, and nothing else moves`() throws {
    let sample = try Sample(seed: 7, words: 500, components: 2)
    var random = SeededRandom(seed: 12)
    for _ in 0..<fuzzCount(25) {
      let context = sample.model.context(after: sample.history(using: &random))
      var query = WordQuery(
        at: TypedPlace(sample.prefix(using: &random), in: context), limit: 40)
      let all = sample.model.completions(query).completions
      query.passedOver = all.prefix(12).filter { _ in random.once(in: 3) }.map(\.word)
      query.limit = 8
      let expected = all.map { word in
        let sinks = query.passedOver.contains(word.word) && !word.isExact
        return word.score.rawValue - (sinks ? 6 * 4096 : 0)
      }.sorted(by: >)
      let found = sample.model.completions(query).completions
      #expect(found.map(\.score.rawValue) == Array(expected.prefix(8)))
    }
  }

  @Test func `the search agrees with learned words`() throws {
    var sample = try Sample(seed: 4, words: 500, components: 2)
    var words = UserWords()
    for word in sample.contents.words where word.text.utf8.count == 4 {
      _ = words.apply(UserWordChange(kind: .learn, word: word.text, date: 0))
    }
    sample.model.replaceUserWords(words)
    var random = SeededRandom(seed: 8)
    for _ in 0..<fuzzCount(20) {
      let context = sample.model.context(after: sample.history(using: &random))
      let prefix = "a" + sample.prefix(using: &random)
      let list = sample.model.completions(
        WordQuery(at: TypedPlace(prefix, in: context)))
      let best = sample.scan(prefix, context, nil, limit: 5).best
      #expect(list.completions.map(\.score) == best.map(\.score))
    }
  }

  @Test func `the search agrees with a document`() throws {
    let sample = try Sample(seed: 5, words: 500, components: 2)
    var random = SeededRandom(seed: 9)
    var text = ""
    for _ in 0..<4 {
      for _ in 0..<50 {
        let count = random.once(in: 2) ? 20 : sample.contents.words.count - 3
        let word = sample.contents.words[3 + random.below(count)].text
        let words = sample.history(using: &random) + [word]
        text += words.joined(separator: " ") + (random.once(in: 6) ? ".\n" : " ")
      }
      let document = DocumentModel(reading: text, model: sample.model)
      expectExact(sample, document: document, rounds: fuzzCount(12), seed: random.next())
    }
  }

  /// N-grams of a user who often uses the same few words of a sample.
  private func ngrams(_ sample: Sample, using random: inout SeededRandom) -> UserNgrams {
    var counts = UserNgramCounts()
    counts.words = sample.contents.words.map(\.text)
    var before: (Int32, Int32) = (0, 0)
    for _ in 0..<600 {
      let count = random.once(in: 2) ? 20 : counts.words.count - 3
      let word = Int32(3 + random.below(count))
      counts.add(.init(first: before.0, second: before.1, word: word, count: 1.3))
      before = (before.1, word)
    }
    return UserNgrams(counts, packs: sample.model.packs, learned: [])
  }

  @Test func `the search agrees with the user's n-grams and a document`() throws {
    var sample = try Sample(seed: 6, words: 500, components: 2)
    var random = SeededRandom(seed: 10)
    sample.model.userNgrams = ngrams(sample, using: &random)
    expectExact(sample, document: nil, rounds: fuzzCount(15), seed: 1)
    let text = (0..<120).map { _ in sample.contents.words[3 + random.below(40)].text }
    let document = DocumentModel(reading: text.joined(separator: " "), model: sample.model)
    expectExact(sample, document: document, rounds: fuzzCount(15), seed: 2)
  }
}
