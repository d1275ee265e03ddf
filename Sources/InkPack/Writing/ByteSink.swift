// Sequential writing of little-endian numbers and bit fields, and of the checksum over them.

import InkLexicon

/// A growing buffer of bytes; numbers are written in little-endian order on every machine.
struct ByteSink {
  var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Float) { append(littleEndian: number.bitPattern) }

  /// Appends a number with seven bits per byte, the lowest first, the top bit set on all but the last byte (LEB128).
  mutating func append(varint number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends zeros up to a multiple of an alignment.
  mutating func align(to alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  /// Returns the bytes as a file: with their checksum in its field of the header.
  consuming func sealed() -> [UInt8] {
    let sum = PackBytes(bytes).withFile { PackChecksum.of($0) }
    for index in 0..<8 {
      bytes[PackFormat.checksumOffset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index))
    }
    return bytes
  }

  /// Appends numbers of a fixed bit width, the lowest bit first, padded to a whole byte.
  mutating func append(_ values: some Sequence<UInt32>, bitWidth: Int) {
    var (pending, used) = (UInt64(0), 0)
    for value in values {
      pending |= UInt64(value) << used
      used += bitWidth
      while used >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        used -= 8
      }
    }
    if used > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
  }
}

/// A builder of a bit vector with the number of bits set before each 512th.
struct BitVectorBuilder {
  private var words: [UInt64]
  private let count: Int

  init(count: Int) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  mutating func set(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }

  /// The bytes of the bit section.
  var bitBytes: [UInt8] {
    var sink = ByteSink()
    for word in words { sink.append(littleEndian: word) }
    return sink.bytes
  }

  /// Returns the bytes of the rank section, a 32-bit count for each `bitsPerRank` bits.
  func rankBytes(bitsPerRank: Int) -> [UInt8] {
    var sink = ByteSink()
    var total: UInt32 = 0
    for (index, word) in words.enumerated() {
      if index % (bitsPerRank / 64) == 0 { sink.append(littleEndian: total) }
      total += UInt32(word.nonzeroBitCount)
    }
    return sink.bytes
  }
}
