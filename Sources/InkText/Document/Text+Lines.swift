// Where lines end, and how invalid UTF-8 is repaired.

extension Text {
  /// Returns the length of a line's terminator: 2 for `\r\n`, 1 for `\n` and a lone `\r`, 0 for the last line.
  static func terminatorLength(_ line: [UInt8]) -> Int {
    switch line.last {
    case .some(.lineFeed): line.dropLast().last == .carriageReturn ? 2 : 1
    case .some(.carriageReturn): 1
    default: 0
    }
  }

  /// Splits bytes after each line terminator; the bytes after the last one are the last line.
  static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    var index = 0
    let span = bytes.span
    while index < span.count {
      let byte = span[index]
      index += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      if byte == .carriageReturn, index < span.count, span[index] == .lineFeed {
        index += 1
      }
      lines.append(Array(bytes[start..<index]))
      start = index
    }
    lines.append(Array(bytes[start...]))
    return lines
  }

  /// Returns the bytes if they are valid UTF-8, otherwise with U+FFFD for each invalid sequence.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    if isASCII(bytes) { return bytes }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    let span = bytes.span
    for index in span.indices where 0x80 <= span[index] {
      return false
    }
    return true
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is a continuation byte of a UTF-8 sequence.
  package var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
