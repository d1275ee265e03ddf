// Which part of a document a place belongs to: prose, the words of code, or code itself.

import InkText

/// What is written at a place.
enum TextRegion: Sendable {
  /// Sentences for people.
  case prose
  /// A comment or a string of a program.
  case commentOrString
  /// A program.
  case code

  /// The region of a point; one pass over its line up to the point, none in a prose document.
  ///
  /// A simple and honest rule: it knows line comments, strings on one line, and lines that begin like
  /// the inside of a block comment. What it cannot tell is code.
  init(at point: TextPoint, in text: Text, syntax: CommentSyntax?) {
    guard let syntax else {
      self = .prose
      return
    }
    self = text.withLine(point.line) { line in
      syntax.isWords(line.extracting(0..<min(point.byte, line.count)))
        ? .commentOrString : .code
    }
  }
}

/// How a programming language sets its comments and strings apart.
struct CommentSyntax: Sendable {
  /// What begins a comment that ends with its line.
  var lineComments: [StaticString]
  /// What may stand around a string.
  var quotes: [UInt8]
  /// Whether a line beginning with `*` or `/*` is taken for the inside of a block comment.
  var hasStarComments: Bool

  /// Whether the end of the beginning of a line is in a comment or a string.
  func isWords(_ line: Span<UInt8>) -> Bool {
    if hasStarComments, beginsLikeBlockComment(line) { return true }
    var quote: UInt8?
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "\\"), quote != nil {
        index += 2
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if quotes.contains(byte) { quote = byte }
        if lineComments.contains(where: { line.hasBytes($0, at: index) }) { return true }
      }
      index += 1
    }
    return quote != nil
  }

  private func beginsLikeBlockComment(_ line: Span<UInt8>) -> Bool {
    var index = 0
    while index < line.count, line[index] == 0x20 || line[index] == 0x09 { index += 1 }
    guard index < line.count else { return false }
    return line[index] == UInt8(ascii: "*") || line.hasBytes("/*", at: index)
  }
}

extension Span<UInt8> {
  /// Whether a text of ASCII stands at an index.
  fileprivate func hasBytes(_ expected: StaticString, at index: Int) -> Bool {
    guard index + expected.utf8CodeUnitCount <= count else { return false }
    return expected.withUTF8Buffer { bytes in
      for offset in bytes.indices where self[index + offset] != bytes[offset] { return false }
      return true
    }
  }
}
