// Writes JSON straight into bytes: no tree, no Foundation, one buffer from the first to the last byte.

/// A buffer that JSON is written into; commas come by themselves.
///
///     writer.object {
///       $0.member("id", 7)
///       $0.member("words") { $0.array { $0.write("going") } }
///     }
///
/// Strings are escaped as RFC 8259 section 7 demands and not further; the text is UTF-8.
package struct JSONWriter {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value of this object or array needs a comma before it.
  private var needsComma = false

  /// A writer into a new buffer, with room for so many bytes before it grows.
  package init(capacity: Int = 256) {
    bytes.reserveCapacity(max(0, capacity))
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes any value that can write itself.
  package mutating func write(_ value: some JSONWritable) {
    value.write(to: &self)
  }

  /// Writes a string.
  package mutating func write(_ string: String) {
    separate()
    quote(string)
  }

  /// Writes a whole number.
  package mutating func write(_ integer: Int64) {
    separate()
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    // Digits come from the last to the first; 64 bits have at most 20.
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var (rest, first) = (integer.magnitude, digits.count)
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    digits.span.extracting(first...).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Writes a whole number.
  package mutating func write(_ integer: Int) {
    write(Int64(integer))
  }

  /// Writes the shortest number that reads back as this one, or `null` if it is not finite.
  package mutating func write(_ number: Double) {
    if !number.isFinite { return writeNull() }
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes `true` or `false`.
  package mutating func write(_ bool: Bool) {
    separate()
    bytes.append(contentsOf: (bool ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func writeNull() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func nest(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(open)
    needsComma = false
    try body(&self)
    bytes.append(close)
    needsComma = true
  }

  /// Puts a comma before a value that is not the first one.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a member's key; its value has to follow.
  mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies runs that need no escape as they are.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      escape(byte)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 0xF)])
    }
  }
}
