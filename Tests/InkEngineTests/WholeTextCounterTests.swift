// A whole text is read in slices, whatever its lines are, and the counts do not depend on the slices.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct WholeTextCounterTests {
  private func counter(_ text: String) throws -> WholeTextCounter {
    let pack = try TinyPack.pack(["The cat and the dog.", "I am going to the sea."])
    let engine = Scene("|", pack: pack).engine
    return engine.counter(
      of: Text(text), languageID: "markdown", at: DocumentAddress(uri: "file:///t"))
  }

  /// Reads passage by passage and returns the number of passages.
  private func passages(_ counter: inout WholeTextCounter) -> Int {
    var (count, before) = (1, 0.0)
    while !counter.read(bytes: 1) {
      #expect(before < counter.fraction && counter.fraction < 1)
      before = counter.fraction
      count += 1
    }
    #expect(counter.fraction == 1)
    return count
  }

  @Test(arguments: [" ", "\n", " `let x = 1` ", "\n```\ncode\n```\n"])
  func `a long paragraph is read in slices, and no word or sentence is lost between them`(
    separator: String
  ) throws {
    let sentences = Array(repeating: "The cat and the dog.", count: 400)
    var counter = try counter(sentences.joined(separator: separator))
    // At least 8 KB of prose.
    #expect(passages(&counter) >= 8_000 / 512)
    let counts = counter.counts
    #expect(counts.wordCount == 2000)
    #expect(counts.triples[WordTriple("the", "cat", "and")] == 400)
    #expect(counts.triples[WordTriple("and", "the", "dog")] == 400)
    #expect(counts.triples[WordTriple("<s>", "the", "cat")] == 400)
  }

  @Test func `a megabyte without a space is read in slices, too`() throws {
    for letter in ["a", "字"] {
      var counter = try counter(String(repeating: letter, count: 30_000) + " The cat")
      #expect(passages(&counter) >= 15)
    }
  }

  @Test func `random texts are read to their ends`() throws {
    var random = SeededRandom(seed: 11)
    let pieces = [
      "The cat", " ", "\n", "\n\n", "`x y` ", "é字", ". ", String(repeating: "ab ", count: 90),
    ]
    for _ in 0..<fuzzCount(60) {
      let text = (0..<random.below(40)).map { _ in pieces[random.below(pieces.count)] }.joined()
      var (sliced, whole) = (try counter(text), try counter(text))
      _ = passages(&sliced)
      let isThrough = whole.read(bytes: .max)
      #expect(isThrough)
      #expect(sliced.counts.triples == whole.counts.triples)
    }
  }
}
