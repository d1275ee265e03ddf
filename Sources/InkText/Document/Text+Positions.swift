// Conversion between a client's positions and points, by the rules of the protocol.
//
// A character past the end of a line means the line's end, a line past the last one the end of the text, and a
// position inside a code point (at one of its bytes, or between its surrogates) the code point's start. Only an edit
// between surrogates is taken at its word.

extension Text {
  /// Returns the point at a client's position; takes one pass over the line.
  package func point(at position: TextPosition, in encoding: PositionEncoding) -> TextPoint {
    if position.line < 0 { return .zero }
    if lines.count <= position.line { return endPoint }
    let byte = withLine(position.line) { line in
      line.byteOffset(ofCharacter: position.character, in: encoding)
    }
    return TextPoint(line: position.line, byte: byte)
  }

  /// Returns the client's position of a point, which is clamped first; takes one pass over the line.
  package func position(of point: TextPoint, in encoding: PositionEncoding) -> TextPosition {
    let point = clamped(point)
    let character = withLine(point.line) { line in
      line.characters(beforeByte: point.byte, in: encoding)
    }
    return TextPosition(line: point.line, character: character)
  }

  /// Returns what to replace, and by what, for an edit that a client describes in its units.
  ///
  /// UTF-16 units can cut a surrogate pair: a client that compares two texts unit by unit sends only the half that
  /// differs. Of a pair that is cut, the other half stays, as U+FFFD, so that all positions after it remain the same
  /// for both.
  package func replacement(
    of range: (start: TextPosition, end: TextPosition), by bytes: [UInt8],
    in encoding: PositionEncoding
  ) -> (range: Range<TextPoint>, bytes: [UInt8]) {
    var bytes = bytes
    let start = point(at: range.start, in: encoding)
    var end = max(start, point(at: range.end, in: encoding))
    if cutsPair(range.start, at: start, in: encoding) { bytes = Text.surrogateHalf + bytes }
    if cutsPair(range.end, at: end, in: encoding) {
      bytes += Text.surrogateHalf
      end.byte += Text.surrogatePairBytes
    }
    return (start..<end, bytes)
  }

  /// Whether a position lies between the surrogates of the code point that begins at its point.
  private func cutsPair(
    _ position: TextPosition, at point: TextPoint, in encoding: PositionEncoding
  ) -> Bool {
    guard encoding == .utf16, position.line == point.line else { return false }
    let beginsPair = withLine(point.line) {
      point.byte < $0.count && $0[point.byte].units(in: .utf16) == 2
    }
    return beginsPair && self.position(of: point, in: encoding) < position
  }

  /// The bytes of U+FFFD, which has the length of half a surrogate pair in UTF-16.
  private static let surrogateHalf = Array("\u{FFFD}".utf8)
  private static let surrogatePairBytes = 4

  /// Returns the nearest valid point: past a line's end that end, inside a code point its start.
  package func clamped(_ point: TextPoint) -> TextPoint {
    self.point(at: TextPosition(line: point.line, character: point.byte), in: .utf8)
  }

  /// Returns the range between the nearest valid points.
  package func clamped(_ range: Range<TextPoint>) -> Range<TextPoint> {
    clamped(range.lowerBound)..<clamped(range.upperBound)
  }
}

extension Span<UInt8> {
  /// Returns the byte offset of a character offset in a line of valid UTF-8. Inside a code point, that is its start.
  fileprivate func byteOffset(ofCharacter character: Int, in encoding: PositionEncoding) -> Int {
    if character <= 0 { return 0 }
    if encoding == .utf8 {
      if count <= character { return count }
      var byte = character
      while 0 < byte, self[byte].isContinuation { byte -= 1 }
      return byte
    }
    var left = character
    var byte = 0
    while byte < count {
      if 8 <= left, isASCII(eightFrom: byte, before: count) {
        left -= 8
        byte += 8
        continue
      }
      let units = self[byte].units(in: encoding)
      if left < units { break }
      left -= units
      byte += 1
      while byte < count, self[byte].isContinuation { byte += 1 }
    }
    return byte
  }

  /// Returns the number of units before a byte offset in a line of valid UTF-8.
  fileprivate func characters(beforeByte end: Int, in encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return end }
    var units = 0
    var byte = 0
    while byte < end {
      if isASCII(eightFrom: byte, before: end) {
        units += 8
        byte += 8
      } else {
        units += self[byte].units(in: encoding)
        byte += 1
      }
    }
    return units
  }

  /// Whether the next eight bytes lie before `end` and are all ASCII, so that each is one character.
  private func isASCII(eightFrom start: Int, before end: Int) -> Bool {
    guard 8 <= end - start else { return false }
    let eight = bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    return eight & 0x8080_8080_8080_8080 == 0
  }
}

extension UInt8 {
  /// Returns the number of units of the code point that begins with this byte; 0 for a continuation byte.
  fileprivate func units(in encoding: PositionEncoding) -> Int {
    if isContinuation { return 0 }
    return encoding == .utf16 && 0b1111_0000 <= self ? 2 : 1
  }
}
