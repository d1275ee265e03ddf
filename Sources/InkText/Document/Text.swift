// A text as an array of lines of bytes, so that an edit costs its line and not the document.

/// A document's text: lines of valid UTF-8, each with its terminator.
///
/// `\n`, `\r\n` and a lone `\r` end a line. Any bytes can make a text: invalid UTF-8 becomes U+FFFD on the way in.
/// There is always a last line without a terminator, which is empty if the text ends with one.
package struct Text: Sendable, Equatable {
  /// The lines with their terminators; never empty, and only the last has none.
  var lines: [[UInt8]]
  /// Which markers its lines can begin with; the owner of the text sets this.
  package var lineMarks = LineMarks.common
  /// Which of its full stops may belong to abbreviations; whoever knows its languages sets this.
  package var abbreviations = Abbreviations.all

  /// The empty text.
  package init() {
    lines = [[]]
  }

  /// Creates a text from a string in one pass over its bytes.
  package init(_ string: String) {
    lines = Text.lines(of: Array(string.utf8))
  }

  /// Creates a text from bytes; each sequence that is not valid UTF-8 is replaced by U+FFFD.
  package init(utf8 bytes: some Collection<UInt8>) {
    lines = Text.lines(of: Text.repaired(Array(bytes)))
  }

  /// Returns the same text with the abbreviations of other languages.
  package func with(_ abbreviations: Abbreviations) -> Text {
    var text = self
    text.abbreviations = abbreviations
    return text
  }

  /// Whether two texts have the same lines, whatever these are read as.
  package static func == (left: Text, right: Text) -> Bool { left.lines == right.lines }

  /// The number of lines, at least one.
  package var lineCount: Int { lines.count }

  /// The end of the text.
  package var endPoint: TextPoint {
    TextPoint(line: lines.count - 1, byte: lineLength(lines.count - 1))
  }

  /// The whole text as a string, with its original terminators.
  package var string: String {
    String(decoding: lines.joined(), as: UTF8.self)
  }

  /// Returns the length of a line in bytes without its terminator; 0 for a line outside the text.
  package func lineLength(_ line: Int) -> Int {
    lines.indices.contains(line) ? lines[line].count - Text.terminatorLength(lines[line]) : 0
  }

  /// Calls `body` with the bytes of a line without its terminator; with an empty span for a line outside the text.
  ///
  /// Nothing is copied; the span is valid only until `body` returns.
  package func withLine<R>(_ line: Int, _ body: (Span<UInt8>) throws -> R) rethrows -> R {
    let bytes = lines.indices.contains(line) ? lines[line] : []
    let span = bytes.span
    return try body(span.extracting(0..<(bytes.count - Text.terminatorLength(bytes))))
  }

  /// Returns the bytes between two points, with the original terminators; the points are clamped first.
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

  /// Returns the text between two points, with the original terminators; the points are clamped first.
  package func string(in range: Range<TextPoint>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }
}
