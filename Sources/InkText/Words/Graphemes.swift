// Grapheme boundaries in a line, so that what a person sees as one character is never split.

extension Span<UInt8> {
  /// Returns the start of the grapheme that ends at or spans a byte of the line; 0 at the line's start.
  ///
  /// One or two comparisons in plain text; near emoji, marks or joiners it reads from the last certain boundary, at
  /// most 4 KiB before.
  package func graphemeStart(before byte: Int) -> Int {
    let byte = min(byte, count)
    if byte <= 0 { return 0 }
    let previous = byte - scalar(before: byte).width
    if isCertainBoundary(previous), isCertainBoundary(byte) { return previous }
    return lastBoundary(below: byte)
  }

  /// Returns the end of the grapheme that begins at or spans a byte of the line; the line's end at its end.
  package func graphemeEnd(after byte: Int) -> Int {
    let byte = Swift.max(0, byte)
    if byte >= count { return count }
    let next = byte + scalar(at: byte).width
    if isCertainBoundary(byte), isCertainBoundary(next) { return next }
    var end = next
    while end < count, !isCertainBoundary(end), end - byte < CursorContext.reachBytes {
      end += scalar(at: end).width
    }
    var place = isCertainBoundary(byte) ? byte : lastBoundary(below: byte + 1)
    for width in graphemeWidths(from: place, to: end) {
      place += width
      if place > byte { return place }
    }
    return end
  }

  /// Whether a byte offset is a grapheme boundary.
  package func isGraphemeBoundary(_ byte: Int) -> Bool {
    guard 0 < byte, byte < count else { return byte == 0 || byte == count }
    return isCertainBoundary(byte) || graphemeEnd(after: graphemeStart(before: byte)) == byte
  }

  private func lastBoundary(below byte: Int) -> Int {
    var start = byte
    var end = byte
    repeat {
      start -= scalar(before: start).width
    } while start > 0 && !isCertainBoundary(start) && byte - start < CursorContext.reachBytes
    while end < count, !isCertainBoundary(end), end - byte < CursorContext.reachBytes {
      end += scalar(at: end).width
    }
    var place = start
    for width in graphemeWidths(from: start, to: end) {
      if place + width >= byte { break }
      place += width
    }
    return place
  }

  private func graphemeWidths(from start: Int, to end: Int) -> [Int] {
    String(utf8: extracting(start..<end)).map(\.utf8.count)
  }

  /// Whether two plain characters meet at a byte offset, or the line begins or ends there.
  private func isCertainBoundary(_ byte: Int) -> Bool {
    if byte <= 0 || byte >= count { return true }
    if self[byte - 1] < 0x80, self[byte] < 0x80 { return true }
    if self[byte].isContinuation { return false }
    return scalar(before: byte).isPlain && scalar(at: byte).isPlain
  }
}

extension DecodedScalar {
  /// Whether it never combines with the scalar before or after it: letters, syllables and signs of scripts written
  /// without joiners.
  fileprivate var isPlain: Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x621...0x64A,
      0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

extension Text {
  /// Returns the start of the grapheme before a point; at the start of a line, the end of the line above.
  package func graphemeStart(before point: TextPoint) -> TextPoint {
    let point = clamped(point)
    if point.byte > 0 {
      let start = withLine(point.line) { $0.graphemeStart(before: point.byte) }
      return TextPoint(line: point.line, byte: start)
    }
    if point.line == 0 { return point }
    return TextPoint(line: point.line - 1, byte: lineLength(point.line - 1))
  }

  /// Returns the end of the grapheme after a point; at the end of a line, the start of the next one.
  package func graphemeEnd(after point: TextPoint) -> TextPoint {
    let point = clamped(point)
    if point.byte < lineLength(point.line) {
      let end = withLine(point.line) { $0.graphemeEnd(after: point.byte) }
      return TextPoint(line: point.line, byte: end)
    }
    return point.line + 1 < lineCount ? TextPoint(line: point.line + 1, byte: 0) : point
  }

  /// Whether a point is a grapheme boundary.
  package func isGraphemeBoundary(_ point: TextPoint) -> Bool {
    withLine(point.line) { $0.isGraphemeBoundary(point.byte) }
  }

  /// Returns the lines of a range and `count` lines around it as a text that shares their bytes; costs nanoseconds per
  /// line.
  package func window(around range: Range<TextPoint>, lines count: Int) -> (text: Text, first: Int)
  {
    let first = max(0, range.lowerBound.line - count)
    let last = min(lines.count - 1, range.upperBound.line + count)
    var window = self
    window.lines = Array(lines[min(first, last)...last])
    if last < lines.count - 1 { window.lines.append([]) }
    return (window, first)
  }
}
