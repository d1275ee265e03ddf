// The contents of a text: lines, bytes, repairs.

import InkTestSupport
import InkText
import Testing

@Suite struct TextTests {
  @Test func `the empty text has one empty line`() {
    #expect(Text().lineCount == 1)
    #expect(Text().endPoint == .zero)
    #expect(Text().string == "")
  }

  @Test func `line feed, carriage return and both together end a line`() {
    let text = Text("one\ntwo\r\nthree\rfour")
    #expect(text.lineCount == 4)
    #expect((0..<4).map { text.line($0) } == ["one", "two", "three", "four"])
    #expect(text.string == "one\ntwo\r\nthree\rfour")
  }

  @Test func `a terminator at the end leaves an empty last line`() {
    #expect(Text("one\n").lineCount == 2)
    #expect(Text("one\r\n").endPoint == TextPoint(line: 1, byte: 0))
    #expect(Text("one\r").endPoint == TextPoint(line: 1, byte: 0))
  }

  @Test func `other separators of Unicode do not end a line`() {
    #expect(Text("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f").lineCount == 1)
  }

  @Test func `a line outside the text is empty`() {
    let text = Text("one")
    #expect(text.lineLength(-1) == 0)
    #expect(text.lineLength(1) == 0)
    #expect(text.line(7) == "")
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() {
    #expect(Text(utf8: [0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
    #expect(Text(utf8: [0xC3]).string == "\u{FFFD}")
    #expect(Text(utf8: [0xED, 0xA0, 0x80]).string == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `the text of a range keeps its terminators`() {
    let marked = Marked("o|ne\r\ntwo\rth|ree")
    #expect(marked.text.string(in: marked.range) == "ne\r\ntwo\rth")
    #expect(marked.text.bytes(in: marked.point..<marked.point) == [])
  }

  @Test func `a range outside the text is clipped`() {
    let text = Text("one\ntwo")
    let range = TextPoint(line: -3, byte: -1)..<TextPoint(line: 9, byte: 9)
    #expect(text.string(in: range) == "one\ntwo")
  }

  @Test func `marks represent points, and an escaped one is literal`() {
    let marked = Marked(#"one\|\n|é"# + "\ntw|o")
    #expect(marked.text.string == #"one|\né"# + "\ntwo")
    #expect(marked.points == [TextPoint(line: 0, byte: 6), TextPoint(line: 1, byte: 2)])
    #expect(Marked("none").point == TextPoint(line: 0, byte: 4))
  }

  @Test func `a text survives conversion to a string and back`() {
    let text = Text("a\r\n\rb\n\n😀")
    #expect(Text(text.string).string == text.string)
    #expect(Text(text.string).lineCount == text.lineCount)
  }
}

extension Text {
  /// Returns a line without its terminator, as a string.
  fileprivate func line(_ line: Int) -> String {
    withLine(line) { span in
      String(decoding: span.indices.map { span[$0] }, as: UTF8.self)
    }
  }
}
