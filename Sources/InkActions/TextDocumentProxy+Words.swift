// Words around the cursor.

import InkText

extension TextDocumentProxy {
  /// The part of the word before the cursor; empty if no word has begun.
  var wordBeforeCursor: String { text.string(in: wordRange.lowerBound..<cursor) }

  /// Whether no word extends to the cursor.
  var isAtNewWord: Bool { wordRange.lowerBound == cursor }

  /// The word around the cursor in the window.
  var wordRange: Range<TextPoint> { bounds(around: cursor) }

  /// Returns the word around a point of the window.
  func bounds(around point: TextPoint) -> Range<TextPoint> {
    let word = text.withLine(point.line) { WordBounds(around: point.byte, in: $0) }
    return Range(
      line: point.line, bytes: min(word.start, point.byte)..<max(word.end, point.byte))
  }

  /// Returns the start of the white space that ends at a point of a line.
  func blankStart(before point: TextPoint) -> TextPoint {
    let byte = text.withLine(point.line) { $0.blankStart(before: point.byte) }
    return TextPoint(line: point.line, byte: byte)
  }

  /// The text of the line before the cursor.
  var lineBeforeCursor: String {
    text.string(in: TextPoint(line: cursor.line, byte: 0)..<cursor)
  }

  /// The scalar before the cursor on its line; nil at its start.
  var scalarBeforeCursor: Unicode.Scalar? {
    cursor.byte == 0 ? nil : text.withLine(cursor.line) { $0.scalar(before: cursor.byte).scalar }
  }

  /// The scalar after the selection on its line; nil at its end.
  var scalarAfterSelection: Unicode.Scalar? {
    let end = window.upperBound
    return text.withLine(end.line) { end.byte < $0.count ? $0.scalar(at: end.byte).scalar : nil }
  }

  /// The line break used in this document: the one that ends the cursor's line, or the line above it.
  var lineBreak: String {
    for line in [cursor.line, cursor.line - 1] where line >= 0 && line + 1 < text.lineCount {
      let end = TextPoint(line: line, byte: text.lineLength(line))
      let found = text.string(in: end..<TextPoint(line: line + 1, byte: 0))
      if !found.isEmpty { return found }
    }
    return "\n"
  }
}
