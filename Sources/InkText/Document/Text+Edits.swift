// Replacing a range of a text; only the lines it touches are rebuilt.

extension Text {
  /// Replaces a range with bytes and returns the edit.
  ///
  /// The range is clamped first, and invalid UTF-8 is repaired. An edit within a line costs that line; a change in the
  /// number of lines also moves the lines after it (8 bytes each).
  @discardableResult
  package mutating func replace(_ range: Range<TextPoint>, with bytes: [UInt8]) -> AppliedEdit {
    let old = clamped(range)
    let bytes = Text.repaired(bytes)
    let isSmall =
      bytes.count <= Self.undoableBytes
      && old.upperBound.line - old.lowerBound.line < Self.undoableLines
    let removed = old.isEmpty || !isSmall ? [] : self.bytes(in: old)
    let lineCount = lines.count
    let new = put(bytes, in: old)
    return AppliedEdit(
      old: old, new: new, removed: removed, bytes: bytes, growth: lines.count - lineCount)
  }

  /// An edit of more bytes, or of this many lines, is nothing that anyone takes back to type on: what it replaced is
  /// not kept.
  private static let undoableBytes = 4_096
  private static let undoableLines = 8

  /// Puts bytes in place of a range and returns their range.
  private mutating func put(_ new: [UInt8], in old: Range<TextPoint>) -> Range<TextPoint> {
    let (start, end) = (old.lowerBound, old.upperBound)
    if start.line == end.line, 0 < start.byte, !new.containsLineEnd {
      lines[start.line].replaceSubrange(start.byte..<end.byte, with: new)
      return start..<TextPoint(line: start.line, byte: start.byte + new.count)
    }
    return rebuild(start, end, with: new)
  }

  /// Joins the text before, in and after the range, and splits it into lines again.
  private mutating func rebuild(
    _ start: TextPoint, _ end: TextPoint, with new: [UInt8]
  ) -> Range<TextPoint> {
    let before = lines[start.line][..<start.byte]
    let after = lines[end.line][end.byte...]
    var joined = Array(before) + new + after
    var first = start.line
    var newStart = before.count
    // A line feed that now follows a lone carriage return belongs to the same line break.
    if 0 < first, joined.first == .lineFeed, lines[first - 1].last == .carriageReturn {
      first -= 1
      newStart += lines[first].count
      joined = lines[first] + joined
    }
    let rebuilt = Text.lines(of: joined)
    // Splitting leaves an empty remainder if the last touched line still has its terminator.
    let isLast = end.line == lines.count - 1
    lines.replaceSubrange(first...end.line, with: isLast ? rebuilt[...] : rebuilt.dropLast())
    return point(atByte: newStart, after: first)..<point(atByte: newStart + new.count, after: first)
  }

  /// Returns the point `offset` bytes after the start of a line; inside a terminator, the line's end.
  private func point(atByte offset: Int, after line: Int) -> TextPoint {
    var (line, left) = (line, offset)
    while line < lines.count - 1, lines[line].count <= left {
      left -= lines[line].count
      line += 1
    }
    return TextPoint(line: line, byte: min(left, lineLength(line)))
  }
}

extension [UInt8] {
  fileprivate var containsLineEnd: Bool { contains(.lineFeed) || contains(.carriageReturn) }
}
