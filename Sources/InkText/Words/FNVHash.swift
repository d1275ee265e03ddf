// A hash that is the same on every machine and in every process.

/// The hash FNV-1a of 64 bits (Fowler, Noll and Vo), taken byte by byte.
package struct FNVHash: Sendable {
  /// The hash of the bytes so far.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  @inlinable package init() {}

  /// Adds one more byte.
  @inlinable package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
