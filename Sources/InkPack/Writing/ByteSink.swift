// Little-endian bytes and bits, appended one after another.

/// Bytes that grow; numbers are written little-endian whatever the machine.
struct ByteSink {
  var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Float) { append(littleEndian: number.bitPattern) }

  /// Seven bits a byte, the lowest first, the top bit set on all but the last (LEB128).
  mutating func append(varint number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Fills up with zeros to a multiple of the file's alignment.
  mutating func align(to alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  /// Numbers of a fixed width in bits, the lowest bit first, filled up to a whole byte.
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

/// A bit for each of a number of things, with the count of set bits before each 512th.
struct BitVectorBuilder {
  private var words: [UInt64]
  private let count: Int

  init(count: Int) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  mutating func set(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }

  /// The bits as the section's bytes.
  var bitBytes: [UInt8] {
    var sink = ByteSink()
    for word in words { sink.append(littleEndian: word) }
    return sink.bytes
  }

  /// The counts as the section's bytes, 32 bits for each 512 bits.
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
