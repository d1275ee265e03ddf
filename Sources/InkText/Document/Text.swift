// A text as an array of lines of bytes, so that an edit costs its line and never the document.

/// A document's text: lines of valid UTF-8, each with the terminator that ends it.
///
/// `\n`, `\r\n` and a lone `\r` end a line. Any bytes are a text: what is not UTF-8 becomes U+FFFD on
/// the way in. There is always a last line without a terminator, empty if the text ends with one.
package struct Text: Sendable, Equatable {
  /// The lines with their terminators; never empty, and only the last has none.
  var lines: [[UInt8]]
  /// Which marks its lines begin with; it is not for the text to tell.
  package var lineMarks = LineMarks.common

  /// The empty text.
  package init() {
    lines = [[]]
  }

  /// The text of a string; one pass over its bytes.
  package init(_ string: String) {
    lines = Text.lines(of: Array(string.utf8))
  }

  /// The text of some bytes; sequences that are not UTF-8 are each replaced by U+FFFD.
  package init(utf8 bytes: some Collection<UInt8>) {
    lines = Text.lines(of: Text.repaired(Array(bytes)))
  }

  /// The number of lines, at least one.
  package var lineCount: Int { lines.count }

  /// The end of the text.
  package var endPoint: TextPoint {
    TextPoint(line: lines.count - 1, byte: lineLength(lines.count - 1))
  }

  /// The whole text as a string, terminators as they came.
  package var string: String {
    String(decoding: lines.joined(), as: UTF8.self)
  }

  /// The bytes of a line without its terminator; 0 for a line outside the text.
  package func lineLength(_ line: Int) -> Int {
    lines.indices.contains(line) ? lines[line].count - Text.terminatorLength(lines[line]) : 0
  }

  /// Gives the bytes of a line without its terminator; an empty span for a line outside the text.
  ///
  /// Nothing is copied, and the span is gone when `body` returns.
  package func withLine<R>(_ line: Int, _ body: (Span<UInt8>) throws -> R) rethrows -> R {
    let bytes = lines.indices.contains(line) ? lines[line] : []
    let span = bytes.span
    return try body(span.extracting(0..<(bytes.count - Text.terminatorLength(bytes))))
  }

  /// The bytes between two points, terminators as they came; the points are clamped first.
  package func bytes(in range: Range<TextPoint>) -> [UInt8] {
    let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
    if start.line == end.line {
      return Array(lines[start.line][start.byte..<end.byte])
    }
    var bytes = Array(lines[start.line][start.byte...])
    for line in lines[(start.line + 1)..<end.line] {
      bytes += line
    }
    bytes += lines[end.line][..<end.byte]
    return bytes
  }

  /// The text between two points, terminators as they came; the points are clamped first.
  package func string(in range: Range<TextPoint>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }
}
