// The header block of a frame: `Name: value` lines, of which only `Content-Length` matters.

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

  /// Returns the `Content-Length` of a header block.
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
