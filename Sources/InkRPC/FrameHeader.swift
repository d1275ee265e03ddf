// The header block of a frame: lines of `Name: value`, of which one matters.

/// Reading and writing the header block of a frame.
enum FrameHeader {
  /// What stands before the length where nothing else is said.
  static let usualStart = Array("Content-Length: ".utf8)

  /// More than a header of ours ever has.
  private static let byteLimit = 48

  /// A frame around a body.
  static func frame(around body: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(byteLimit + body.count)
    frame += usualStart
    frame += String(body.count).utf8
    frame += "\r\n\r\n".utf8
    frame += body
    return frame
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
