// Contents that the writer rejects, with its messages, and its guarantees: deterministic bytes, closed n-grams.

import InkLexicon
import InkPack
import InkTestSupport
import Testing

@Suite struct PackWriterTests {
  private func contents(_ change: (inout PackContents) -> Void) -> PackContents {
    var contents = SamplePack.englishContents
    change(&contents)
    return contents
  }

  private func sentence(_ change: (inout PackContents) -> Void) -> String {
    do {
      _ = try PackWriter.write(contents(change))
      return ""
    } catch { return "\(error)" }
  }

  @Test func `inconsistent contents are rejected with a message`() {
    #expect(sentence { $0.components = [] } == "a pack can have 1 to 8 components, found 0")
    #expect(
      sentence { $0.words.swapAt(5, 6) }
        == "word 6 is out of order: sort words by folded key, then text, and remove duplicates")
    #expect(
      sentence { $0.words[4].text = String(repeating: "x", count: 121) }
        == "word 4 has an empty folded key or more bytes than a pack allows: leave it out")
    #expect(
      sentence { $0.components[0].unigramLogP.removeLast() }
        == "unigramLogP of component \"general\" has 35 values, expected 36")
    #expect(
      sentence { $0.components[0].bigrams.ids[1] = 900 }
        == """
        n-gram 0 of order 2 in component "general" is out of order or outside the vocabulary: sort by ids and \
        remove duplicates
        """)
    #expect(
      sentence { $0.components[1].unigramLogP[3] = .nan }
        == "value 3 of order 1 in component \"technical\" is not a number")
  }

  @Test func `the same contents give the same bytes`() throws {
    let bytes = try (0..<2).map { _ in try PackWriter.write(SamplePack.englishContents) }
    #expect(bytes[0] == bytes[1])
  }

  @Test func `a missing suffix or context is added with its back-off value`() throws {
    // P(b) = 1/2, back-off of a = 1/2, so P(b | a) is 1/4 before and after (x a b) requires the pair a b.
    let words = SamplePack.vocabulary([PackWord("a"), PackWord("b"), PackWord("x")])
    let half = Float(Logarithm.natural(0.5))
    let quarter = Float(Logarithm.natural(0.25))
    let none = -Float.infinity
    let component = PackComponent(
      name: "one", defaultWeight: 1, unigramLogP: [none, none, none, quarter, half, quarter],
      unigramBackoff: [0, 0, 0, half, 0, 0],
      bigrams: NgramTable(ids: [3, 3, 5, 3], logP: [Float(Logarithm.natural(0.625)), half]),
      trigrams: NgramTable(ids: [5, 3, 4], logP: [half]))
    let metadata = PackMetadata(language: "x", name: "", version: "", sources: [], licence: "")
    let contents = PackContents(metadata: metadata, words: words, components: [component])
    let pack = try SamplePack.pack(contents)
    try pack.verify()
    pack.withFile { file in
      let after = { NgramContext(after: $0, in: pack.components[0], file: file) }
      #expect(abs(after([3]).probability(of: 4, in: file) - 0.25) < 0.01)
      #expect(abs(after([3]).probability(of: 3, in: file) - 0.625) < 0.01)
      #expect(abs(after([5, 3]).probability(of: 4, in: file) - 0.5) < 0.01)
    }
  }
}
