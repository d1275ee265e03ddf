// The checksum of a language pack, which detects damage, not malice; takes a few milliseconds for 20 MB.

/// A checksum over all bytes of a pack, eight at a time.
///
/// It is FNV-1a over little-endian 64-bit words instead of bytes, with the upper half folded into the lower after each
/// multiplication. The last word is padded with zeros, and the header's checksum field counts as zero.
package struct PackChecksum: Sendable {
  /// The checksum of the words added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the checksum of no words.
  package init() {}

  /// Adds one little-endian word.
  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 32
  }

  /// Returns the checksum of a whole pack.
  package static func of(_ file: PackFile) -> UInt64 {
    var sum = PackChecksum()
    for offset in stride(from: 0, to: file.count / 8 * 8, by: 8) {
      sum.add(offset == PackFormat.checksumOffset ? 0 : file.uint64(at: offset))
    }
    var last: UInt64 = 0
    for offset in file.count / 8 * 8..<file.count {
      last |= UInt64(file.byte(at: offset)) << (8 * (offset % 8))
    }
    if file.count % 8 != 0 { sum.add(last) }
    return sum.value
  }
}
