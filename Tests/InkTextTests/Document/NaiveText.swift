// A text as one array of bytes with naively counted positions, the reference for `Text`.

import InkText

/// The simplest correct text.
struct NaiveText {
  var bytes: [UInt8]

  /// The start, end of content and end of each line.
  var lines: [(start: Int, contentEnd: Int, end: Int)] {
    var lines: [(start: Int, contentEnd: Int, end: Int)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let isReturn = bytes[index] == 13
      let isBoth = isReturn && index + 1 < bytes.count && bytes[index + 1] == 10
      let length = isBoth ? 2 : isReturn || bytes[index] == 10 ? 1 : 0
      if length == 0 {
        index += 1
      } else {
        lines.append((start, index, index + length))
        index += length
        start = index
      }
    }
    return lines + [(start, bytes.count, bytes.count)]
  }

  /// Returns the byte offset of a client's position.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    let lines = lines
    if lines.count <= position.line { return bytes.count }
    let line = lines[position.line]
    var offset = line.start
    var units = 0
    for scalar in scalars(line.start..<line.contentEnd) {
      units += scalar.units(in: encoding)
      if position.character < units { break }
      offset += scalar.utf8.count
    }
    return offset
  }

  /// Returns the client's position of a byte offset; inside a terminator, the end of its line.
  func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let lines = lines
    let index = lines.lastIndex { $0.start <= offset } ?? 0
    let end = min(offset, lines[index].contentEnd)
    let units = scalars(lines[index].start..<end).reduce(0) { $0 + $1.units(in: encoding) }
    return TextPosition(line: index, character: units)
  }

  private func scalars(_ range: Range<Int>) -> String.UnicodeScalarView {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars
  }
}

extension Unicode.Scalar {
  fileprivate func units(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: utf8.count
    case .utf16: utf16.count
    case .utf32: 1
    }
  }
}
