// The header block of a frame: `Name: value` lines, of which `Content-Length` and the charset matter.

/// Reads and writes the header block of a frame.
enum FrameHeader {
  /// The start of a header block whose first line is `Content-Length`.
  static let usualStart = Array("Content-Length: ".utf8)

  /// An upper bound for the length of the headers we write, in bytes.
  private static let byteLimit = 48

  /// Returns a frame around a body.
  static func frame(around body: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(byteLimit + body.count)
    frame += usualStart
    frame += String(body.count).utf8
    frame += "\r\n\r\n".utf8
    frame += body
    return frame
  }

  /// Returns the `Content-Length` of a header block, and whether the body is declared to be UTF-8, as it is by default.
  static func contents(
    of block: [UInt8]
  ) throws(FrameError) -> (byteCount: Int, isUTF8: Bool) {
    var length: Int?
    var isUTF8 = true
    for line in block.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      if name == "content-type" { isUTF8 = declaresUTF8(line[line.index(after: colon)...]) }
      guard name == "content-length" else { continue }
      let value = line[line.index(after: colon)...].trimmed
      guard value.allSatisfy(\.isDigit), let number = Int(String(decoding: value, as: UTF8.self)),
        length == nil || length == number
      else { throw .lengthInvalid }
      length = number
    }
    guard let length else { throw .lengthMissing }
    return (length, isUTF8)
  }

  /// Whether a `Content-Type` has no charset other than UTF-8; `utf8` is its name in old versions of the protocol.
  private static func declaresUTF8(_ value: ArraySlice<UInt8>) -> Bool {
    for parameter in value.split(separator: UInt8(ascii: ";")).dropFirst() {
      let pair = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
        String(decoding: $0.trimmed, as: UTF8.self).lowercased().filter { $0 != "\"" }
      }
      guard pair.first == "charset" else { continue }
      return pair.dropFirst().first == "utf-8" || pair.dropFirst().first == "utf8"
    }
    return true
  }

  /// Whether a byte cannot be in the name of a header.
  static func isOutsideNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "{"), UInt8(ascii: "\""): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The slice without surrounding whitespace, including a trailing carriage return.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let front = drop { $0.isBlank }
    return front.dropLast(front.reversed().prefix { $0.isBlank }.count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
}
