// The checksum of a language pack: finds damage, not malice; some milliseconds for 20 MB.

/// The sum over all bytes of a pack, eight at a time.
///
/// FNV-1a's multiplication over little-endian words of 64 bits instead of bytes, with the upper half
/// folded down after each; the last word is filled up with zeros. The header's checksum field is zero.
package struct PackChecksum: Sendable {
  /// The sum of what was added.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The sum of nothing.
  package init() {}

  /// Adds one little-endian word.
  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 32
  }

  /// The checksum of the bytes of a whole pack.
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
