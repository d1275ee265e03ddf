// Replacing two spaces after a word with a full stop and a space.

/// The double-space rule.
package enum DoubleSpacePeriod {
  /// Returns the space to replace with a full stop when a second one has been typed at a point; nil if the rule does
  /// not apply.
  ///
  /// Two spaces end a sentence after a word at the end of its line. They do not after a punctuation mark, in a heading
  /// or a table, at the start of a line, or where text follows. Nor do they where words of this line or the one above
  /// are several spaces apart, since spaces also align columns.
  package static func space(before typed: TextPoint, in text: Text) -> Range<TextPoint>? {
    if typed.line > 0, text.withLine(typed.line - 1, { hasColumns($0, to: $0.count) }) {
      return nil
    }
    let isDue = text.withLine(typed.line) { line in
      let space = typed.byte - 1
      guard space > 0, typed.byte < line.count, line[space] == 0x20, line[typed.byte] == 0x20,
        line.isBlank(from: typed.byte + 1)
      else { return false }
      let start = LineStart(of: line, marks: text.lineMarks)
      let isHeading = start.startsSentence && start.endsParagraph
      return space > start.contentStart && !isHeading && !isTable(line)
        && endsWord(line.extracting(start.contentStart..<space)) && !hasColumns(line, to: space)
    }
    return isDue
      ? TextPoint(line: typed.line, byte: typed.byte - 1)..<typed : nil
  }

  /// Whether the text ends with a letter or digit, not counting closing marks.
  private static func endsWord(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0 {
      let last = text.scalar(before: end)
      switch last.scalar {
      case "*", "%": end -= last.width
      case let mark where mark.closesText: end -= last.width
      default: return last.characterClass.isCore
      }
    }
    return false
  }

  /// Whether two words of a line, before `end`, are separated by several spaces and no mark.
  private static func hasColumns(_ line: Span<UInt8>, to end: Int) -> Bool {
    var (spaces, followsWord) = (0, false)
    var index = 0
    while index < min(end, line.count, columnBytes) {
      let next = line.scalar(at: index)
      if next.scalar == " " {
        spaces += 1
      } else {
        if spaces > 1, followsWord, next.characterClass.isCore { return true }
        (spaces, followsWord) = (0, next.characterClass.isCore)
      }
      index += next.width
    }
    return false
  }

  /// Columns are searched only in this many bytes.
  private static let columnBytes = 200

  private static func isTable(_ line: Span<UInt8>) -> Bool {
    var index = 0
    while index < line.count, line[index] == 0x20 { index += 1 }
    return index < line.count && line[index] == UInt8(ascii: "|")
  }
}
