// Looking for bytes in a line: what the syntaxes have in common.

/// A set of bytes.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}

extension Span<UInt8> {
  /// The first place of a byte from an index on, before an end or the line's.
  package func firstIndex(of byte: UInt8, from start: Int, before end: Int? = nil) -> Int? {
    var index = start
    let end = end ?? count
    while index < end {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// How far what begins at an index is looked for: beyond it an opening sign stands alone. Else a line full of
  /// them would cost the square of its length.
  func reach(from start: Int) -> Int { Swift.min(count, start + 1_000) }

  /// The first place of an ASCII text from an index on.
  func firstIndex(of text: StaticString, from start: Int, before end: Int? = nil) -> Int? {
    var index = start
    let end = Swift.min(end ?? count, count) - text.utf8CodeUnitCount
    let first = text.utf8Start.pointee
    while index <= end {
      if self[index] == first, hasBytes(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// How often the byte at an index is repeated from there on.
  func runLength(at index: Int, before end: Int? = nil) -> Int {
    var next = index + 1
    let end = end ?? count
    while next < end, self[next] == self[index] { next += 1 }
    return next - index
  }

  /// Where a run of exactly so many backticks begins.
  func closingBackticks(_ length: Int, from start: Int, before end: Int? = nil) -> Int? {
    var index = start
    while let next = firstIndex(of: UInt8(ascii: "`"), from: index, before: end) {
      let run = runLength(at: next, before: end)
      if run == length { return next }
      index = next + run
    }
    return nil
  }

  /// The first index from `start` on whose byte is no space or tab.
  func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isBlank { index += 1 }
    return index
  }

  /// Whether nothing but spaces and tabs follows.
  func isBlank(from start: Int) -> Bool { skipSpaces(from: start) == count }

  /// The end of the letters, digits and `_` `-` from an index on.
  func nameEnd(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isNameByte { index += 1 }
    return index
  }

  /// The columns of white space before the first other byte from `start` on (a tab goes to the next fourth
  /// one), and that byte's index.
  func indent(from start: Int) -> (columns: Int, index: Int) {
    var (columns, index) = (0, start)
    while index < count {
      if self[index] == 0x20 {
        columns += 1
      } else if self[index] == 0x09 {
        columns += 4 - columns % 4
      } else {
        break
      }
      index += 1
    }
    return (columns, index)
  }

  /// Whether an ASCII text in lower case stands at an index, however it is cased there.
  func hasName(_ name: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + name.utf8CodeUnitCount <= count else { return false }
    return name.withUTF8Buffer { bytes in
      for offset in bytes.indices where self[index + offset].lowercasedASCII != bytes[offset] {
        return false
      }
      return true
    }
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// A letter, digit, `_` or `-`, or a byte beyond ASCII.
  var isNameByte: Bool {
    isASCIILetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self >= 0x80
  }
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
