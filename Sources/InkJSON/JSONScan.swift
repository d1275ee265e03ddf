// One pass over the bytes that refuses what json-c's strict mode lets through.

/// The checks that json-c leaves out: single quotes, `NaN` and `Infinity`, forms of numbers that JSON
/// has not, raw control characters, escapes in keys that would cut them, whole numbers beyond 64 bits.
struct JSONScan {
  private let bytes: [UInt8]
  private var index = 0
  /// The ends of whole numbers that do not fit into 64 bits.
  private var largeIntegerEnds: [Int] = []

  /// The bytes for json-c: the same ones, or with `.0` behind whole numbers that json-c would clamp.
  static func checked(_ bytes: [UInt8]) throws(JSONError) -> [UInt8] {
    var scan = JSONScan(bytes: bytes)
    try scan.run()
    if scan.largeIntegerEnds.isEmpty { return bytes }
    var mended = bytes
    for end in scan.largeIntegerEnds.reversed() {
      mended.insert(contentsOf: ".0".utf8, at: end)
    }
    return mended
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() throws(JSONError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
      case UInt8(ascii: "'"): throw .malformed(.singleQuote, offset: index)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): throw .malformed(.word, offset: index)
      case UInt8(ascii: "."), UInt8(ascii: "+"): throw .malformed(.number, offset: index)
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case 0..<0x20: throw .malformed(.unexpected, offset: index)
      default: index += 1
      }
    }
  }

  /// Passes a string; an escaped NUL is refused if a colon shows that it was a key.
  private mutating func skipString() throws(JSONError) {
    let start = index
    var holdsNUL = false
    index += 1
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw .malformed(.controlCharacter, offset: index) }
      if byte == UInt8(ascii: "\\") {
        holdsNUL = holdsNUL || bytes[index...].starts(with: #"\u0000"#.utf8)
        index += 1
      }
      index += 1
    }
    index += 1
    guard holdsNUL else { return }
    while let byte = peek(), byte <= UInt8(ascii: " ") { index += 1 }
    if peek() == UInt8(ascii: ":") { throw .malformed(.keyWithNUL, offset: start) }
  }

  /// Passes a number of the form `-? (0 | [1-9][0-9]*) (.[0-9]+)? ([eE][+-]?[0-9]+)?`.
  private mutating func skipNumber() throws(JSONError) {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    if peek() == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
    var isWhole = true
    if peek() == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      try skipDigits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      isWhole = false
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    if let byte = peek(), byte.isDigit { throw .malformed(.number, offset: start) }
    if isWhole, Int64(String(decoding: bytes[start..<index], as: UTF8.self)) == nil {
      largeIntegerEnds.append(index)
    }
  }

  private mutating func skipDigits() throws(JSONError) {
    guard let byte = peek(), byte.isDigit else { throw .malformed(.number, offset: index) }
    while let byte = peek(), byte.isDigit { index += 1 }
  }

  private func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
}
