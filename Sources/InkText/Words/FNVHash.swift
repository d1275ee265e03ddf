// A hash that is the same on every machine and in every process.

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo), computed byte by byte.
package struct FNVHash: Sendable {
  /// The hash of the bytes so far.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  @inlinable package init() {}

  /// Adds a byte.
  @inlinable @inline(__always)
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Returns the hash of a text's UTF-8.
  package static func value(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { value(of: $0) }
  }

  /// Returns the hash of some bytes.
  package static func value(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = FNVHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }
}
