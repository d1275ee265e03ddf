// The reader reads what the writer wrote: words, prefixes, probabilities, masses, on random packs.

import InkLexicon
import InkPack
import InkTestSupport
import InkText
import Testing

@Suite struct LanguagePackTests {
  /// A random pack with its contents.
  private func sample(
    seed: UInt64, words: Int = 700
  ) throws -> (contents: PackContents, pack: LanguagePack) {
    var random = SeededRandom(seed: seed)
    let contents = SamplePack.random(wordCount: words, using: &random)
    return (contents, try SamplePack.pack(contents))
  }

  @Test func `a pack is written in the scripts of its words and in Latin, not in those of a few`()
    throws
  {
    let russian = "мы идём гулять в парк завтра будет дождь и мы идём в кино"
    let english = (0..<100).map { "word\($0 / 10)x\($0 % 10)" }.joined(separator: " ")
    let samples: [(String, Scripts)] = [
      (russian, [.latin, .cyrillic]), (english + " дом", .latin),
      ("one δύο три", [.latin, .greek, .cyrillic]),
    ]
    for (text, scripts) in samples { #expect(try TinyPack.pack([text]).scripts == scripts) }
  }

  @Test func `every word is read with its text, flags and surfaces`() throws {
    let (contents, pack) = try sample(seed: 1)
    pack.withFile { file in
      for (id, word) in contents.words.enumerated() {
        let read = pack.words.word(id, in: file)
        let isSame =
          read?.text == word.text && read?.flags == word.flags
          && read?.surfaces.map(\.form) == word.surfaces.map(\.form)
          && pack.words.isHidden(id, in: file) == !word.flags.isEmpty
          && pack.id(of: word.text, in: file) == id
        if !isSame { Issue.record("word \(id) was \(word), is \(String(describing: read))") }
      }
      #expect(pack.words.word(contents.words.count, in: file) == nil)
    }
  }

  @Test func `the capitalized share agrees with the surfaces, including explicit ones`() throws {
    var (contents, _) = try sample(seed: 1)
    let index = try #require(contents.words.lastIndex { $0.text.hasPrefix("b") })
    let text = contents.words[index].text
    contents.words[index].surfaces = [
      PackSurface("B" + text.dropFirst().uppercased(), probability: 0.4, atSentenceStart: 1),
      PackSurface(
        text.prefix(1) + text.dropFirst().uppercased(), probability: 0.6, atSentenceStart: 0),
    ]
    let pack = try SamplePack.pack(contents)
    pack.withFile { file in
      for (id, word) in contents.words.enumerated() {
        let share = word.surfaces.filter { LetterCase.beginsWithCapital($0.form) }
          .reduce(0) { $0 + Double($1.probability) }
        #expect(abs(pack.words.capitalShare(of: id, in: file) - share) < 0.005, "\(word)")
      }
      #expect(pack.words.capitalShare(of: contents.words.count, in: file) == 0)
    }
  }

  @Test func `a written pack verifies`() throws {
    try sample(seed: 11).pack.verify()
  }

  @Test func `metadata is read including the counts`() throws {
    let (contents, pack) = try sample(seed: 2)
    #expect(pack.metadata.language == "en")
    #expect(pack.metadata.sources == ["none"])
    #expect(pack.metadata.wordCount == contents.words.count - 3)
    #expect(pack.metadata.components.map(\.name) == ["component 0", "component 1"])
    let weight = pack.metadata.components.reduce(0) { $0 + $1.defaultWeight }
    #expect(abs(weight - 1) < 1e-6)
  }

  @Test func `a folded prefix gives the interval of words that begin with it`() throws {
    let (contents, pack) = try sample(seed: 3)
    var random = SeededRandom(seed: 4)
    let keys = contents.words.map { $0.flags.contains(.special) ? [] : foldedKey($0.text) }
    pack.withFile { file in
      for _ in 0..<500 {
        let word = keys[random.below(keys.count)]
        var prefix = Array(word.prefix(random.below(word.count + 2)))
        if random.once(in: 5) { prefix.append(UInt8(97 + random.below(6))) }
        let found = pack.trie.interval(ofPrefix: prefix, words: pack.words, in: file).words
        let expected = keys.indices.filter { 3 <= $0 && keys[$0].starts(with: prefix) }
        #expect(Array(found) == expected, "\(prefix)")
      }
    }
  }

  @Test func `trie nodes contain their children and bound their words`() throws {
    let (contents, pack) = try sample(seed: 5)
    pack.withFile { file in
      var stack = [pack.trie.root(in: file)]
      var count = 0
      while let node = stack.popLast() {
        count += 1
        let children = pack.trie.children(of: node, in: file)
        #expect(
          zip(children, children.dropFirst()).allSatisfy {
            $0.words.upperBound == $1.words.lowerBound
          })
        if let last = children.last { #expect(last.words.upperBound == node.words.upperBound) }
        for component in contents.components.indices {
          let best = node.words.filter { contents.words[$0].flags.isEmpty }
            .map { contents.components[component].unigramLogP[$0] }.max()
          let bound = pack.trie.maximum(of: node.index, component: component, in: file)
          #expect(best.map { -$0 * 8 + 0.01 >= Float(bound) } ?? (bound == 255))
        }
        stack += children
      }
      #expect(count > 50)
    }
  }

  @Test func `probabilities after a context sum to one and masses are sums of probabilities`()
    throws
  {
    let (contents, pack) = try sample(seed: 6)
    var random = SeededRandom(seed: 7)
    pack.withFile { file in
      for _ in 0..<40 {
        let history = randomHistory(contents, using: &random)
        let model = pack.components[random.below(pack.components.count)]
        let context = NgramContext(after: history, in: model, file: file)
        let each = contents.words.indices.map { context.probability(of: $0, in: file) }
        #expect(abs(each.reduce(0, +) - 1) < 0.05, "\(history)")
        let key = foldedKey(contents.words[3 + random.below(contents.words.count - 3)].text)
        let prefix = Array(key.prefix(random.below(4)))
        let found = pack.trie.interval(ofPrefix: prefix, words: pack.words, in: file)
        let interval = context.interval(found.words, isWhole: prefix.isEmpty, in: file)
        let mass = context.mass(of: interval, in: file)
        let sum = found.words.reduce(0) { $0 + each[$1] }
        #expect(abs(mass - sum) < 1e-5 + sum * 1e-5, "\(history) \(prefix)")
      }
    }
  }

  @Test func `probabilities agree with the tables within the quantization step`() throws {
    let (contents, pack) = try sample(seed: 8)
    let component = contents.components[0]
    var worst = 0.0
    pack.withFile { file in
      for index in stride(from: 0, to: component.trigrams.logP.count, by: 7) {
        let ids = component.trigrams.ids[index * 3..<index * 3 + 3].map { Int($0) }
        let context = NgramContext(after: Array(ids[..<2]), in: pack.components[0], file: file)
        let probability = context.probability(of: ids[2], in: file)
        let found = Logarithm.natural(probability)
        worst = max(worst, abs(found - Double(component.trigrams.logP[index])))
      }
    }
    #expect(worst < 0.1)
  }

  @Test func `candidates are all words above a probability, once per order, and bounds hold`()
    throws
  {
    let (contents, pack) = try sample(seed: 9)
    var random = SeededRandom(seed: 10)
    pack.withFile { file in
      for _ in 0..<60 {
        let history = randomHistory(contents, using: &random)
        let component = random.below(pack.components.count)
        let context = NgramContext(after: history, in: pack.components[component], file: file)
        let key = foldedKey(contents.words[3 + random.below(contents.words.count - 3)].text)
        let prefix = Array(key.prefix(random.below(5)))
        let found = pack.trie.interval(ofPrefix: prefix, words: pack.words, in: file)
        let interval = context.interval(found.words, isWhole: prefix.isEmpty, in: file)
        let offered = found.words.filter { contents.words[$0].flags.isEmpty }
        var unigrams = UnigramWalk(of: found, after: context, trie: pack.trie, in: file)
        let bound = max(
          context.followerBound(of: interval, in: file), unigrams.bound)
        let best = offered.map { context.probability(of: $0, in: file) }.max() ?? 0
        #expect(best <= bound * (1 + 1e-9))
        var (depth, ids, probability) = (FollowerDepth(), [Int](), bound)
        for _ in 0..<12 {
          probability *= 0.4
          context.appendFollowers(
            of: interval, atLeast: probability, depth: &depth, to: &ids, in: file)
          unigrams.appendWords(atLeast: probability, to: &ids)
          let missing = offered.filter {
            context.probability(of: $0, in: file) >= probability && !ids.contains($0)
          }
          #expect(missing.isEmpty)
        }
        let given = ids.filter(found.words.contains)
        #expect(given.count == ids.count)
        #expect(ids.count <= 4 * found.words.count)
      }
    }
  }

  /// Three words, often a context that the component has.
  private func randomHistory(_ contents: PackContents, using random: inout SeededRandom) -> [Int] {
    let component = contents.components[random.below(contents.components.count)]
    let table = random.once(in: 2) ? component.trigrams : component.fourgrams ?? NgramTable()
    if !random.once(in: 5), table.ids.count > 3 {
      let start = random.below(table.ids.count - 3)
      return table.ids[start..<start + 3].map { Int($0) }
    }
    return (0..<3).map { _ in random.below(contents.words.count) }
  }
}
