// Writes JSON directly into one byte buffer, without an intermediate tree.

/// A buffer that JSON is written into, which adds commas automatically.
///
///     writer.object {
///       $0.member("id", 7)
///       $0.member("words") { $0.array { $0.write("going") } }
///     }
///
/// Strings are escaped only as RFC 8259, section 7, requires; the text is UTF-8.
package struct JSONWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value of the current object or array needs a comma before it.
  private var needsComma = false

  /// Creates a writer with an empty buffer that has room for `capacity` bytes before it grows.
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

  /// Writes any `JSONWritable` value.
  package mutating func write(_ value: some JSONWritable) {
    value.write(to: &self)
  }

  /// Writes a string.
  package mutating func write(_ string: String) {
    quote(string, isKey: false)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func write(_ integer: Int64) {
    separate()
    digits(of: integer)
  }

  private mutating func digits(of integer: Int64) {
    // Nearly all numbers are lines and characters.
    if (0..<100).contains(integer) {
      let (tens, ones) = integer.quotientAndRemainder(dividingBy: 10)
      if tens > 0 { bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens)) }
      return bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: ones))
    }
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    // Digits are produced last to first; 64 bits have at most 20.
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

  /// Writes the first piece of a value, such as `{"line":`, which is valid JSON with the pieces that must follow.
  package mutating func write(beginning piece: StaticString) {
    separate()
    piece.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes the next pieces of a value: a number, and what is after it.
  package mutating func write(_ integer: Int, then piece: StaticString) {
    digits(of: Int64(integer))
    piece.withUTF8Buffer { bytes.append(contentsOf: $0) }
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

  /// Writes a comma before any value but the first.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a member's key; its value must follow.
  mutating func key(_ key: String) {
    quote(key, isKey: true)
    needsComma = false
  }

  /// Writes a string, preceded by a comma if one is due and followed by a colon if it is a key. The part that needs no
  /// escaping, usually all of it, is copied in one go.
  private mutating func quote(_ string: String, isKey: Bool) {
    let (text, start) = (string.utf8.span, needsComma ? 2 : 1)
    var index = 0
    bytes.append(addingCapacity: text.count + 4) { output in
      output.withUnsafeMutableBufferPointer { buffer, count in
        buffer[0] = UInt8(ascii: ",")
        buffer[start &- 1] = UInt8(ascii: "\"")
        // Unchecked access: the buffer has room for the whole text, a comma, two quotation marks and a colon.
        while index < text.count, !text[unchecked: index].isEscaped {
          buffer[start &+ index] = text[unchecked: index]
          index &+= 1
        }
        count = start &+ index
        if index < text.count { return }
        buffer[count] = UInt8(ascii: "\"")
        buffer[count &+ 1] = UInt8(ascii: ":")
        count &+= isKey ? 2 : 1
      }
    }
    if index == text.count { return }
    for index in index..<text.count {
      if text[index].isEscaped { escape(text[index]) } else { bytes.append(text[index]) }
    }
    bytes.append(UInt8(ascii: "\""))
    if isKey { bytes.append(UInt8(ascii: ":")) }
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

extension UInt8 {
  /// Whether this byte must be escaped in a JSON string.
  fileprivate var isEscaped: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
