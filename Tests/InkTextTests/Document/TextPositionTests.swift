// Client positions and their meaning in each encoding, by the rules of the protocol.

import InkTestSupport
import InkText
import Testing

@Suite struct TextPositionTests {
  /// Characters of 1, 2, 3 and 4 bytes; 1, 1, 1 and 2 UTF-16 units; 1 code point each.
  private let text = Text("aé的😀z\r\nnext")

  private func byte(_ character: Int, _ encoding: PositionEncoding) -> Int {
    text.point(at: TextPosition(line: 0, character: character), in: encoding).byte
  }

  @Test func `in utf-8, characters are bytes, and a position inside a code point is its start`() {
    #expect((0...12).map { byte($0, .utf8) } == [0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11, 11])
  }

  @Test func `in utf-16, a position between two surrogates is the start of their code point`() {
    #expect((0...7).map { byte($0, .utf16) } == [0, 1, 3, 6, 6, 10, 11, 11])
  }

  @Test func `in utf-32, characters are code points`() {
    #expect((0...6).map { byte($0, .utf32) } == [0, 1, 3, 6, 10, 11, 11])
  }

  @Test(arguments: PositionEncoding.allCases)
  func `past the end of a line is its end, before its terminator`(encoding: PositionEncoding) {
    #expect(byte(.max, encoding) == 11)
    #expect(text.lineLength(0) == 11)
  }

  @Test(arguments: PositionEncoding.allCases)
  func `past the last line is the end of the text`(encoding: PositionEncoding) {
    for line in [2, .max] {
      let position = TextPosition(line: line, character: 0)
      #expect(text.point(at: position, in: encoding) == TextPoint(line: 1, byte: 4))
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `negative values are the start`(encoding: PositionEncoding) {
    #expect(byte(.min, encoding) == 0)
    let position = TextPosition(line: -1, character: 3)
    #expect(text.point(at: position, in: encoding) == .zero)
  }

  @Test func `a point has a position in each encoding`() {
    let point = TextPoint(line: 0, byte: 10)
    #expect(text.position(of: point, in: .utf8) == TextPosition(line: 0, character: 10))
    #expect(text.position(of: point, in: .utf16) == TextPosition(line: 0, character: 5))
    #expect(text.position(of: point, in: .utf32) == TextPosition(line: 0, character: 4))
  }

  @Test func `combining marks are counted separately`() {
    let marked = Marked("e\u{301}|x")
    #expect(marked.text.position(of: marked.point, in: .utf16).character == 2)
    #expect(marked.text.position(of: marked.point, in: .utf32).character == 2)
  }

  @Test func `clamping moves any point into the text and onto a code point`() {
    #expect(text.clamped(TextPoint(line: 0, byte: 8)) == TextPoint(line: 0, byte: 6))
    #expect(text.clamped(TextPoint(line: 0, byte: 99)) == TextPoint(line: 0, byte: 11))
    #expect(text.clamped(TextPoint(line: 5, byte: 0)) == TextPoint(line: 1, byte: 4))
    #expect(text.clamped(TextPoint(line: -5, byte: 9)) == .zero)
  }

  @Test func `points and positions are in reading order`() {
    #expect(TextPoint(line: 0, byte: 9) < TextPoint(line: 1, byte: 0))
    #expect(TextPosition(line: 1, character: 0) < TextPosition(line: 1, character: 1))
  }
}
