// The header block of a frame: lines of `Name: value`, of which one matters.

/// Reading and writing the header block of a frame.
enum FrameHeader {
  /// What stands before the length where nothing else is said.
  static let usualStart = Array("Content-Length: ".utf8)

  /// The bytes before the body of so many bytes.
  static func bytes(forBodyOf byteCount: Int) -> [UInt8] {
    usualStart + Array(String(byteCount).utf8) + [0x0D, 0x0A, 0x0D, 0x0A]
  }

  /// The length that a header block states.
  static func length(in block: [UInt8]) throws(FrameError) -> Int {
    var length: Int?
    for line in block.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].trimmed
      guard value.allSatisfy(\.isDigit), let number = Int(String(decoding: value, as: UTF8.self)),
        length == nil || length == number
      else { throw .lengthInvalid }
      length = number
    }
    guard let length else { throw .lengthMissing }
    return length
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks around it, a carriage return at the end included.
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
