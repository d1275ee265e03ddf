// A user's n-grams compared with counts in dictionaries: words, positions, counts.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct UserNgramsTests {
  private let pack: LanguagePack

  init() throws {
    pack = try TinyPack.pack(["The cat and the dog go to the sea.", "Don't go, naïve café!"])
  }

  @Test func `words are numbered in pack order and found in both directions`() throws {
    var counts = UserNgramCounts()
    counts.words = ["<s>", "the", "cat", "wug", "don't", "café", "sea", "<unk>"]
    for word in 1..<7 as Range<Int32> {
      counts.add(.init(first: 7, second: 0, word: word, count: Float(word)))
    }
    let ngrams = UserNgrams(counts, packs: [pack], learned: ["wug"])
    for (place, word) in counts.words.enumerated() {
      let number = try #require(ngrams.number(of: word))
      #expect(ngrams.text(of: number) == word)
      let isWord = 1..<7 ~= place
      #expect(ngrams.counts[Int(number)] == (isWord ? Float(place) : 0))
      guard isWord else { continue }
      let id = pack.withFile { pack.id(of: word, in: $0) }
      #expect(ngrams.id(of: number, inPack: 0) == id)
      #expect(ngrams.isOutside(number) == (word == "wug"))
      if let id { #expect(ngrams.number(ofID: id, inPack: 0) == number) }
    }
    #expect(ngrams.number(of: "missing") == nil)
    #expect(ngrams.numbers(withPrefix: Array("c".utf8)).count == 2)
    #expect(ngrams.total == 21)
  }

  @Test func `an unknown word is only a context`() throws {
    var counts = UserNgramCounts()
    counts.words = ["<s>", "xyzzy", "cat"]
    counts.add(.init(first: 0, second: 0, word: 1, count: 5))
    counts.add(.init(first: 0, second: 1, word: 2, count: 5))
    let ngrams = UserNgrams(counts, packs: [pack], learned: [])
    let (xyzzy, cat) = (
      try #require(ngrams.number(of: "xyzzy")), try #require(ngrams.number(of: "cat"))
    )
    #expect(ngrams.counts[Int(xyzzy)] == 0)
    let followers = try #require(ngrams.followers(of: xyzzy))
    #expect(ngrams.pairs.count(of: cat, in: followers.range) == 5)
  }

  @Test func `pairs and triples have the written counts`() throws {
    var random = SeededRandom(seed: 4)
    var counts = UserNgramCounts()
    counts.words = ["<s>", "the", "cat", "and", "dog", "go", "to", "sea", "don't"]
    var (pairs, triples): ([[Int32]: Float], [[Int32]: Float]) = ([:], [:])
    for _ in 0..<fuzzCount(500) {
      let (first, second) = (Int32(random.below(9)), Int32(random.below(9)))
      let word = Int32(1 + random.below(8))
      counts.add(.init(first: first, second: second, word: word, count: 1))
      pairs[[second, word], default: 0] += 1
      triples[[first, second, word], default: 0] += 1
    }
    let ngrams = UserNgrams(counts, packs: [pack], learned: [])
    let number = { (place: Int32) in ngrams.number(of: counts.words[Int(place)]) ?? -1 }
    for (pair, count) in pairs {
      let followers = try #require(ngrams.followers(of: number(pair[0])))
      #expect(ngrams.pairs.count(of: number(pair[1]), in: followers.range) == count)
      #expect(followers.total == pairs.reduce(0) { $0 + ($1.key[0] == pair[0] ? $1.value : 0) })
      let part = ngrams.pairs.part(followers.range, in: number(pair[1])..<number(pair[1]) + 1)
      #expect(part.count == 1)
    }
    for (triple, count) in triples {
      let followers = try #require(ngrams.followers(of: number(triple[0]), number(triple[1])))
      #expect(ngrams.triples.count(of: number(triple[2]), in: followers.range) == count)
    }
  }
}
