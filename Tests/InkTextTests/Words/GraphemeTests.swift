// Grapheme boundaries in lines: what a person sees as one character is never split.

import InkTestSupport
import Testing

@testable import InkText

struct GraphemeTests {
  @Test(arguments: [
    "abc", "cafe\u{301}", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷🇸🇪", "नमस्ते", "한국어", "漢字", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👍🏽", "☺️", "a\u{600}1", "العربية",
    "e\u{301}\u{302}\u{303}", "1️⃣2️⃣", "שָׁלוֹם", "각",
  ])
  func `each grapheme begins where the one before it ends`(line: String) {
    let text = Text(line)
    var boundaries = [0]
    for character in line { boundaries.append((boundaries.last ?? 0) + character.utf8.count) }
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      #expect(text.graphemeEnd(after: TextPoint(line: 0, byte: start)).byte == end)
      #expect(text.graphemeStart(before: TextPoint(line: 0, byte: end)).byte == start)
    }
    for byte in 0...line.utf8.count {
      #expect(
        text.withLine(0) { $0.isGraphemeBoundary(byte) } == boundaries.contains(byte), "at \(byte)")
    }
  }

  @Test func `flags are counted from the first one`() {
    let text = Text("x" + String(repeating: "🇩🇪", count: 21))
    var point = text.endPoint
    for flags in stride(from: 20, through: 0, by: -1) {
      point = text.graphemeStart(before: point)
      #expect(point.byte == 1 + 8 * flags)
    }
  }

  @Test func `a line break is one grapheme, whatever its bytes`() {
    let text = Text("a\r\nb")
    let end = TextPoint(line: 0, byte: 1)
    let next = TextPoint(line: 1, byte: 0)
    #expect(text.graphemeEnd(after: end) == next)
    #expect(text.graphemeStart(before: next) == end)
    #expect(text.graphemeStart(before: .zero) == .zero)
    #expect(text.graphemeEnd(after: text.endPoint) == text.endPoint)
  }

  @Test func `random lines have the same graphemes as Swift strings`() {
    var random = SeededRandom(seed: 71)
    let parts = [
      "a", " ", "é", "e", "\u{301}", "👩", "\u{200D}", "🚀", "🇩", "🇪", "🏽", "\u{FE0F}", "न", "्",
      "क", "漢", "ᄀ", "ᅡ", "ᆨ", "가", "\u{600}", "ب", "ש", "\u{5B8}", "1", "\u{20E3}", "ก", "ำ",
    ]
    for _ in 0..<fuzzCount(400) {
      let line = (0..<random.below(24)).compactMap { _ in random.element(of: parts) }.joined()
      let text = Text(line)
      var point = TextPoint.zero
      var seen: [Int] = []
      while point < text.endPoint {
        let next = text.graphemeEnd(after: point)
        seen.append(next.byte - point.byte)
        #expect(text.graphemeStart(before: next) == point)
        point = next
      }
      #expect(seen == line.map(\.utf8.count))
    }
  }

  @Test func `a window contains the lines around a position`() {
    let text = Text("a\nb\nc\nd\ne")
    let place = TextPoint(line: 2, byte: 0)
    let (window, first) = text.window(around: place..<place, lines: 1)
    #expect(window.string == "b\nc\nd\n")
    #expect(first == 1)
    let (whole, start) = text.window(around: place..<place, lines: 9)
    #expect(whole.string == text.string)
    #expect(start == 0)
  }
}
