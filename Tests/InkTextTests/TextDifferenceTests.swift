// The difference of two texts, applied to the first, yields the second.

import InkTestSupport
import InkText
import Testing

@Suite struct TextDifferenceTests {
  private func edit(_ old: String, _ new: String) -> (range: Range<TextPoint>, text: String)? {
    Text(old).difference(to: Text(new)).map {
      ($0.range, String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  private func point(_ line: Int, _ byte: Int) -> TextPoint { TextPoint(line: line, byte: byte) }

  @Test func `a typed letter is an edit of one letter`() throws {
    let change = try #require(edit("one\ntwo\nthree", "one\ntwoo\nthree"))
    #expect(change.text == "o")
    #expect(change.range.lowerBound == change.range.upperBound)
    #expect(change.range.lowerBound.line == 1)
  }

  @Test func `equal texts have no difference`() {
    #expect(edit("", "") == nil)
    #expect(edit("a\r\nb", "a\r\nb") == nil)
  }

  @Test func `a code point is changed as a whole`() throws {
    let change = try #require(edit("caf\u{E9}", "caf\u{E8}"))
    #expect(change.text == "\u{E8}")
    #expect(change.range == point(0, 3)..<point(0, 5))
  }

  @Test func `the difference turns any text into any other`() {
    var random = SeededRandom(seed: 23)
    for _ in 0..<fuzzCount(2_000) {
      let old = text(&random)
      let new = random.once(in: 3) ? text(&random) : mutated(old, &random)
      var changed = Text(old)
      if let change = changed.difference(to: Text(new)) {
        changed.replace(change.range, with: change.bytes)
      }
      #expect(Array(changed.string.utf8) == Array(Text(new).string.utf8))
    }
  }

  private func text(_ random: inout SeededRandom) -> String {
    (0..<random.below(9)).map { _ in
      random.element(of: ["a", "b", "\n", "\r", "\r\n", "é", "è", "🙂", "🙃"]) ?? "a"
    }.joined()
  }

  private func mutated(_ text: String, _ random: inout SeededRandom) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = random.below(scalars.count + 1)
    if random.once(in: 2), place < scalars.count { scalars.remove(at: place) }
    let added = random.element(of: ["a", "\n", "\r", "é", "🙂"] as [Unicode.Scalar]) ?? "a"
    if random.once(in: 2) { scalars.insert(added, at: min(place, scalars.count)) }
    return String(String.UnicodeScalarView(scalars))
  }
}
