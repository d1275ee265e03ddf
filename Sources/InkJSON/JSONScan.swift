// A single pass over the bytes that rejects what json-c's strict mode accepts.

/// The checks that json-c leaves out: the encoding, single quotes, `NaN` and `Infinity`, number forms outside the
/// grammar, raw control characters, keys that NUL would truncate, and whole numbers beyond 64 bits. It also gives more
/// precise errors for bad escapes and for trailing text.
struct JSONScan {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Whether the top-level array or object is closed.
  private var hasEnded = false
  /// The end offsets of whole numbers that do not fit into 64 bits.
  private var largeIntegerEnds: [Int] = []

  /// Returns the bytes for json-c: unchanged, or with `.0` appended to the whole numbers that json-c would clamp.
  static func checked(_ bytes: [UInt8]) throws(JSONError) -> [UInt8] {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .malformed(.encoding, offset: error.byteOffsets.lowerBound)
    }
    var scan = JSONScan(bytes: bytes)
    try scan.run()
    if scan.largeIntegerEnds.isEmpty { return bytes }
    var mended: [UInt8] = []
    var start = 0
    for end in scan.largeIntegerEnds {
      mended += bytes[start..<end]
      mended += ".0".utf8
      start = end
    }
    return mended + bytes[start...]
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() throws(JSONError) {
    while let byte = peek() {
      if byte.isBlank {
        index += 1
        continue
      }
      if hasEnded { throw .malformed(.trailing, offset: index) }
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
      case UInt8(ascii: "["), UInt8(ascii: "{"): step(into: 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): step(into: -1)
      case UInt8(ascii: "'"): throw .malformed(.singleQuote, offset: index)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): throw .malformed(.word, offset: index)
      case UInt8(ascii: "."), UInt8(ascii: "+"): throw .malformed(.number, offset: index)
      case 0..<0x20: throw .malformed(.unexpected, offset: index)
      default: index += 1
      }
    }
  }

  private mutating func step(into levels: Int) {
    depth += levels
    hasEnded = depth == 0
    index += 1
  }

  /// Skips a string; throws on an escaped NUL if a following colon shows that the string is a key.
  private mutating func skipString() throws(JSONError) {
    let start = index
    var holdsNUL = false
    index = endOfPlainText(from: index + 1)
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw .malformed(.controlCharacter, offset: index) }
      if byte == UInt8(ascii: "\\") {
        holdsNUL = try skipEscape() || holdsNUL
      }
      index = endOfPlainText(from: index)
    }
    index += 1
    guard holdsNUL else { return }
    while let byte = peek(), byte.isBlank { index += 1 }
    if peek() == UInt8(ascii: ":") { throw .malformed(.keyWithNUL, offset: start) }
  }

  /// Returns the index of the next quotation mark, backslash or control character of a string.
  private func endOfPlainText(from start: Int) -> Int {
    let bytes = bytes.span
    var index = start
    while index < bytes.count {
      let byte = bytes[unchecked: index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index += 1
    }
    return index
  }

  /// Skips a backslash and what it escapes; returns whether that is NUL. An escape cut off by the end of the text is
  /// left to json-c.
  private mutating func skipEscape() throws(JSONError) -> Bool {
    let start = index
    index += 2
    guard start + 1 < bytes.count else { return false }
    if bytes[start + 1] != UInt8(ascii: "u") {
      guard "\"\\/bfnrt".utf8.contains(bytes[start + 1]) else {
        throw .malformed(.escape, offset: start)
      }
      return false
    }
    var isNUL = true
    for _ in 0..<4 {
      guard let digit = peek() else { return false }
      guard digit.isHexDigit else { throw .malformed(.escape, offset: start) }
      isNUL = isNUL && digit == UInt8(ascii: "0")
      index += 1
    }
    return isNUL
  }

  /// Skips a number of the form `-? (0 | [1-9][0-9]*) (.[0-9]+)? ([eE][+-]?[0-9]+)?`.
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
    // Up to 18 digits always fit.
    if isWhole, 18 < index - start,
      Int64(String(decoding: bytes[start..<index], as: UTF8.self)) == nil
    {
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
  /// Whether the byte is JSON whitespace, a smaller set than that of C.
  var isBlank: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  fileprivate var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  fileprivate var isHexDigit: Bool {
    let lower = self | 0x20
    return isDigit || (UInt8(ascii: "a") <= lower && lower <= UInt8(ascii: "f"))
  }
}
