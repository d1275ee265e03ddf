// Bounds-checked reading of numbers and bit fields from bytes.

/// A cursor in little-endian bytes. A read past the end throws and does not advance.
struct LittleEndianReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a number of bytes.
  mutating func read(_ count: Int) throws(PackBuildError) -> ArraySlice<UInt8> {
    guard 0 <= count, count <= bytes.count - offset else {
      throw .cutShort(offset: offset, expected: count, found: bytes.count - offset)
    }
    offset += count
    return bytes[offset - count..<offset]
  }

  mutating func readUInt32() throws(PackBuildError) -> UInt32 {
    try read(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func readFloat() throws(PackBuildError) -> Float {
    Float(bitPattern: try readUInt32())
  }

  mutating func readFloats(_ count: Int) throws(PackBuildError) -> [Float] {
    guard count <= (bytes.count - offset) / 4 else {
      throw .cutShort(offset: offset, expected: count * 4, found: bytes.count - offset)
    }
    var floats: [Float] = []
    floats.reserveCapacity(count)
    for _ in 0..<count { floats.append(try readFloat()) }
    return floats
  }
}

/// Bit fields of up to 32 bits, packed without gaps, least significant bit first.
struct BitFields {
  private let bytes: [UInt8]
  private let start: Int

  /// Creates the fields that start at the first bit of some bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    start = 0
  }

  /// Returns the field of `width` bits that starts at bit `position`; bits past the end are zero.
  func value(at position: Int, width: Int) -> UInt32 {
    var value: UInt64 = 0
    let first = position >> 3
    for byte in 0..<5 where first + byte < bytes.count {
      value |= UInt64(bytes[first + byte]) << UInt64(byte * 8)
    }
    return UInt32(truncatingIfNeeded: value >> UInt64(position & 7) & (1 << UInt64(width) - 1))
  }
}
