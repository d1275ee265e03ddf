// Random edits, each checked against the naive text; a failure is identified by a seed and a round number.

import InkTestSupport
import InkText
import Testing

@Suite struct TextFuzzTests {
  static let pieces = [
    "a", "b", " ", "word", "more than eight", "é", "e\u{301}", "ß", "的", "한", "😀", "👨‍👩‍👧", "🇸🇪",
    "\u{FEFF}", "\u{2028}",
    "\n", "\r\n", "\r", "\r\r\n", "\n\r", "\n\n",
  ]

  @Test(arguments: PositionEncoding.allCases)
  func `random edits have the same result as in a naive text`(encoding: PositionEncoding) {
    var random = SeededRandom(seed: 20_260_101)
    var naive = NaiveText(bytes: [])
    var text = Text()
    for round in 0..<fuzzCount(11_000) {
      if 160 < naive.bytes.count || random.once(in: 50) {
        naive.bytes = Array(TextFuzzTests.snippet(40, &random).utf8)
        text = Text(utf8: naive.bytes)
      }
      // Several changes of one message, each with positions in the text before it.
      for _ in 0..<(1 + random.below(5)) {
        guard edit(&text, &naive, encoding, &random) else {
          Issue.record("\(encoding), round \(round)")
          return
        }
      }
      guard Array(text.string.utf8) == naive.bytes, text.lineCount == naive.lines.count else {
        Issue.record("\(encoding), round \(round): \(text.string.debugDescription)")
        return
      }
    }
  }

  /// Applies the same edit to both texts; returns false if they disagree.
  private func edit(
    _ text: inout Text, _ naive: inout NaiveText, _ encoding: PositionEncoding,
    _ random: inout SeededRandom
  ) -> Bool {
    let positions = [
      TextFuzzTests.position(in: text, &random), TextFuzzTests.position(in: text, &random),
    ]
    let points = positions.map { text.point(at: $0, in: encoding) }.sorted()
    let offsets = positions.map { naive.offset(of: $0, in: encoding) }.sorted()
    for (point, offset) in zip(points, offsets)
    where text.position(of: point, in: encoding) != naive.position(of: offset, in: encoding) {
      return false
    }
    let new = Array(TextFuzzTests.snippet(3, &random).utf8)
    let range = text.replace(points[0]..<points[1], with: new).new
    naive.bytes.replaceSubrange(offsets[0]..<offsets[1], with: new)
    let (start, end) = (offsets[0], offsets[0] + new.count)
    return text.position(of: range.lowerBound, in: encoding)
      == naive.position(of: start, in: encoding)
      && text.position(of: range.upperBound, in: encoding) == naive.position(of: end, in: encoding)
  }

  /// Returns up to `most` pieces.
  private static func snippet(_ most: Int, _ random: inout SeededRandom) -> String {
    (0..<random.below(most + 1)).compactMap { _ in random.element(of: pieces) }.joined()
  }

  /// Returns a position in the text, or slightly outside.
  private static func position(in text: Text, _ random: inout SeededRandom) -> TextPosition {
    let line = random.below(text.lineCount + 1)
    return TextPosition(line: line, character: random.below(text.lineLength(line) + 2))
  }

  @Test func `any bytes make a valid text`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<fuzzCount(2_000) {
      let bytes = (0..<random.below(24)).map { _ in
        random.once(in: 3)
          ? UInt8.random(in: 0x80...0xFF, using: &random) : UInt8(random.below(128))
      }
      #expect(Text(utf8: bytes).string == String(decoding: bytes, as: UTF8.self))
      var text = Text("né")
      text.replace(TextPoint(line: 0, byte: 1)..<TextPoint(line: 0, byte: 1), with: bytes)
      #expect(text.string == "n\(String(decoding: bytes, as: UTF8.self))é")
    }
  }
}
