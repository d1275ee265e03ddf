// Lines that are saved and restored: the text is the same as before, whatever was done to them in between.

import InkTestSupport
import InkText
import Testing

@Suite struct TextLinesTests {
  private func text(using random: inout SeededRandom) -> String {
    let pieces = ["a", "bé", "\n", "\r\n", "\r", "👩‍🚀 ", ""]
    return (0..<random.below(14)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  private func point(in text: Text, using random: inout SeededRandom) -> TextPoint {
    let line = random.below(text.lineCount)
    return text.clamped(TextPoint(line: line, byte: random.below(text.lineLength(line) + 1)))
  }

  @Test func `restoring the touched lines undoes an edit`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<fuzzCount(400) {
      var text = Text(text(using: &random))
      let before = text
      let (one, other) = (point(in: text, using: &random), point(in: text, using: &random))
      let range = min(one, other)..<max(one, other)
      let lines = text.lines(touching: range)
      #expect(lines.cover(range, in: text))
      #expect(text.has(lines))
      text.replace(range, with: Array(self.text(using: &random).utf8))
      let edited = text
      let after = text.lines(at: lines)
      text.putBack(lines)
      #expect(text == before)
      #expect(text.has(lines))
      #expect(text.has(after) == (edited == before))
      text.putBack(after)
      #expect(text == edited)
    }
  }

  @Test func `lines elsewhere are not covered`() {
    let text = Text("one\ntwo\nthree\nfour\nfive")
    let lines = text.lines(touching: TextPoint(line: 2, byte: 1)..<TextPoint(line: 2, byte: 2))
    func covers(_ first: Int, _ last: Int) -> Bool {
      lines.cover(TextPoint(line: first, byte: 0)..<TextPoint(line: last, byte: 1), in: text)
    }
    #expect(covers(1, 2))
    #expect(!covers(0, 2))
    #expect(!covers(2, 3))
  }
}
