// From a client's positions to points and back, by the rules of the protocol.
//
// A character past the end of a line means the line's end, a line past the last one the end of the
// text, and a place inside a code point (a byte of it, or between its surrogates) its start.

extension Text {
  /// The point at a client's position; costs one pass over the line.
  package func point(at position: TextPosition, in encoding: PositionEncoding) -> TextPoint {
    if position.line < 0 { return .zero }
    if lines.count <= position.line { return endPoint }
    let byte = withLine(position.line) { line in
      line.byteOffset(ofCharacter: position.character, in: encoding)
    }
    return TextPoint(line: position.line, byte: byte)
  }

  /// The client's position of a point, which is clamped first; costs one pass over the line.
  package func position(of point: TextPoint, in encoding: PositionEncoding) -> TextPosition {
    let point = clamped(point)
    let character = withLine(point.line) { line in
      line.characters(beforeByte: point.byte, in: encoding)
    }
    return TextPosition(line: point.line, character: character)
  }

  /// The nearest point of this text: past a line's end its end, inside a code point its start.
  package func clamped(_ point: TextPoint) -> TextPoint {
    self.point(at: TextPosition(line: point.line, character: point.byte), in: .utf8)
  }
}

extension Span<UInt8> {
  /// The start of the code point that holds or follows this many units of a valid UTF-8 line.
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

  /// The units of the code points before a byte of a valid UTF-8 line.
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

  /// Whether the next eight bytes all stand before an end and for a character each.
  private func isASCII(eightFrom start: Int, before end: Int) -> Bool {
    guard 8 <= end - start else { return false }
    let eight = bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    return eight & 0x8080_8080_8080_8080 == 0
  }
}

extension UInt8 {
  /// The units, not bytes, of the code point that begins with this byte; 0 for a continuation byte.
  fileprivate func units(in encoding: PositionEncoding) -> Int {
    if isContinuation { return 0 }
    return encoding == .utf16 && 0b1111_0000 <= self ? 2 : 1
  }
}
