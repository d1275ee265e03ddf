// Small language packs for tests: random ones with every feature of the format, and a few words of English.

package import InkLexicon
import InkPack
import InkText

/// Builds small language packs.
package enum SamplePack {
  /// Returns a pack opened from the writer's bytes.
  package static func pack(_ contents: PackContents) throws -> LanguagePack {
    try LanguagePack(PackBytes(PackWriter.write(contents)))
  }

  /// Returns words in id order, given in any order, after the special ones `<num>`, `<s>` and `<unk>`.
  package static func vocabulary(_ words: [PackWord]) -> [PackWord] {
    let specials = ["<num>", "<s>", "<unk>"].map { PackWord($0, flags: .special) }
    let keyed = Dictionary(words.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = keyed.values.map { (key: foldedKey($0.text), word: $0) }.sorted { left, right in
      left.key == right.key
        ? left.word.text.utf8.lexicographicallyPrecedes(right.word.text.utf8)
        : left.key.lexicographicallyPrecedes(right.key)
    }
    return specials + sorted.filter { !$0.key.isEmpty }.map(\.word)
  }

  /// Returns a random pack: words over few letters, so that keys collide and prefixes are crowded; lists from one
  /// follower to all words, or no lists at all.
  package static func random(
    wordCount: Int, componentCount: Int = 2, hasFollowers: Bool = true,
    using random: inout SeededRandom
  ) -> PackContents {
    var words: [PackWord] = []
    for _ in 0..<wordCount { words.append(randomWord(using: &random)) }
    let vocabulary = vocabulary(words)
    let components = (0..<componentCount).map { index in
      component(
        "component \(index)", vocabulary.count, hasFollowers: hasFollowers, using: &random)
    }
    let metadata = PackMetadata(
      language: "en", name: "English", version: "1", sources: ["none"], licence: "CC0")
    return PackContents(metadata: metadata, words: vocabulary, components: components)
  }

  private static func randomWord(using random: inout SeededRandom) -> PackWord {
    let letters = ["a", "b", "c", "d", "é", "e", "đ", "'", "s"]
    var text = random.element(of: ["a", "b", "c", "é"]) ?? "a"
    for _ in 0..<random.below(7) { text += random.element(of: letters) ?? "a" }
    text += random.element(of: letters.filter { $0 != "'" }) ?? "a"
    var word = PackWord(text)
    if random.once(in: 9) { word.flags = random.once(in: 2) ? .offensive : .knownOnly }
    if random.once(in: 3) {
      word.surfaces = [
        PackSurface(text, probability: 0.6, atSentenceStart: 0.2),
        PackSurface(
          LetterCase.title.applied(to: text), probability: 0.4, atSentenceStart: 0.8),
      ]
    }
    return word
  }

  private static func component(
    _ name: String, _ wordCount: Int, hasFollowers: Bool, using random: inout SeededRandom
  ) -> PackComponent {
    var weights = (0..<wordCount).map { _ in 1 / Float(1 + random.below(2000)) }
    weights[1] = 0
    let total = weights.reduce(0, +)
    let unigrams = weights.map { Float(Logarithm.natural(Double($0 / total))) }
    let ids = (2..<UInt32(wordCount)).map { $0 }
    let bigrams = table(
      contexts: (0..<UInt32(hasFollowers ? wordCount : 0)).map { [$0] }
        .filter { _ in random.once(in: 3) }, using: &random
    ) { _ in ids }
    let pairs = followers(in: bigrams, order: 2)
    let trigrams = table(
      contexts: pairs.flatMap { pair in pair.value.map { pair.key + [$0] } }.sorted(by: precedes)
        .filter { _ in random.once(in: 40) }, using: &random
    ) { pairs[[$0[1]]] ?? [] }
    let triples = followers(in: trigrams, order: 3)
    let fourgrams = table(
      contexts: triples.flatMap { triple in triple.value.map { triple.key + [$0] } }
        .sorted(by: precedes).filter { _ in random.once(in: 60) }, using: &random
    ) { triples[Array($0.dropFirst())] ?? [] }
    return PackComponent(
      name: name, defaultWeight: Float(1 + random.below(5)), unigramLogP: unigrams,
      unigramBackoff: Array(repeating: 0, count: wordCount), bigrams: bigrams, trigrams: trigrams,
      fourgrams: fourgrams)
  }

  /// Returns random followers, among those allowed, for each of some contexts in ascending order: a few, or many.
  private static func table(
    contexts: [[UInt32]], using random: inout SeededRandom, allowed: ([UInt32]) -> [UInt32]
  ) -> NgramTable {
    var table = NgramTable()
    for context in contexts {
      let choice = allowed(context)
      let share = Double(1 + random.below(8)) / 10
      let count = random.once(in: 8) ? choice.count : 1 + random.below(9)
      let masses = choice.shuffled(using: &random).prefix(count).sorted().map {
        ($0, 1 / Double(1 + random.below(500)))
      }
      let sum = masses.reduce(0) { $0 + $1.1 }
      for (follower, mass) in masses {
        table.ids += context + [follower]
        table.logP.append(Float(Logarithm.natural(share * mass / sum)))
      }
    }
    return table
  }

  /// Returns the last words of a table by their contexts.
  private static func followers(in table: NgramTable, order: Int) -> [[UInt32]: [UInt32]] {
    var followers: [[UInt32]: [UInt32]] = [:]
    for start in stride(from: 0, to: table.ids.count, by: order) {
      let last = start + order - 1
      followers[Array(table.ids[start..<last]), default: []].append(table.ids[last])
    }
    return followers
  }

  private static func precedes(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

extension SamplePack {
  /// Returns a few words of English with two components, "general" and "technical", and a handful of pairs.
  package static func english() throws -> LanguagePack {
    let contents = englishContents
    return try pack(contents)
  }

  /// The contents of ``english()``.
  package static var englishContents: PackContents {
    let weights: [String: (general: Float, technical: Float)] = [
      "the": (60, 50), "i": (20, 2), "i'm": (6, 1), "it's": (8, 3), "its": (3, 4), "am": (4, 1),
      "going": (4, 1), "good": (5, 1), "go": (4, 3), "goes": (1, 1), "don't": (6, 2),
      "done": (2, 2),
      "polish": (1, 0.5), "cafe": (1, 0), "café": (0.6, 0), "naïve": (0.2, 0), "iphone": (0.6, 0.2),
      "thank": (2, 1), "you": (20, 6), "for": (18, 14), "your": (8, 5), "to": (40, 35),
      "in": (30, 20),
      "damn": (1, 0), "compiler": (0.1, 8), "compile": (0.1, 6), "company": (4, 0.2),
      "gorm": (0.1, 0),
      "were": (5, 2), "we're": (2, 1), "and": (40, 30), "monday": (1, 0.1), "e.g": (0.4, 1),
    ]
    var surfaces: [String: [PackSurface]] = [:]
    for word in ["i", "i'm", "monday"] {
      let form = LetterCase.title.applied(to: word)
      surfaces[word] = [PackSurface(form, probability: 1, atSentenceStart: 1)]
    }
    surfaces["iphone"] = [PackSurface("iPhone", probability: 1, atSentenceStart: 1)]
    surfaces["polish"] = [
      PackSurface("polish", probability: 0.6, atSentenceStart: 0.1),
      PackSurface("Polish", probability: 0.4, atSentenceStart: 0.9),
    ]
    let flags: [String: PackWordFlags] = ["damn": .offensive, "gorm": .knownOnly]
    let words = vocabulary(
      weights.keys.map { PackWord($0, surfaces: surfaces[$0] ?? [], flags: flags[$0] ?? []) })
    let ids = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.text, UInt32($0)) })
    func component(
      _ name: String, _ weight: Float, _ value: (String) -> Float, _ pairs: [String: Float]
    ) -> PackComponent {
      let masses = words.map { value($0.text) }
      let total = masses.reduce(0, +)
      let rows = pairs.map { pair, share in
        (pair.split(separator: " ").compactMap { ids[String($0)] }, share)
      }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
      return PackComponent(
        name: name, defaultWeight: weight,
        unigramLogP: masses.map { Float(Logarithm.natural(Double($0 / total))) },
        unigramBackoff: words.map { _ in 0 },
        bigrams: NgramTable(
          ids: rows.flatMap(\.0), logP: rows.map { Float(Logarithm.natural(Double($0.1))) }),
        trigrams: NgramTable())
    }
    let metadata = PackMetadata(
      language: "en", name: "English", version: "sample", sources: ["made up"], licence: "CC0")
    let override = PackCaseOverride(
      previous: ids["in"] ?? 0, word: ids["polish"] ?? 0, surface: 1)
    return PackContents(
      metadata: metadata, words: words,
      components: [
        component(
          "general", 0.7, { weights[$0]?.general ?? 0 },
          [
            "<s> the": 0.2, "<s> i": 0.25, "i am": 0.2, "am going": 0.2, "am good": 0.05,
            "thank you": 0.7, "you for": 0.2, "for your": 0.2, "for the": 0.2, "going to": 0.5,
            "in the": 0.3,
          ]),
        component(
          "technical", 0.3, { weights[$0]?.technical ?? 0 },
          ["the compiler": 0.2, "to compile": 0.1, "<s> the": 0.25]),
      ], caseOverrides: [override])
  }
}
