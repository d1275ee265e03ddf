// A hash that cannot be calculated without its key.

/// SipHash-2-4 (Aumasson and Bernstein, 2012): a 64-bit hash of bytes under a key of 128 bits.
package struct SipHash: Equatable, Sendable {
  private let first: UInt64
  private let second: UInt64

  /// Creates the hash with a key, given in two halves.
  package init(key first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  /// Returns the hash of a text's UTF-8.
  package func value(of text: String) -> UInt64 { value(of: Array(text.utf8)) }

  /// Returns the hash of some bytes.
  package func value(of bytes: [UInt8]) -> UInt64 {
    var state = State(first, second)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word |= UInt64(byte) << UInt64(index % 8 * 8)
      if index % 8 == 7 {
        state.absorb(word)
        word = 0
      }
    }
    state.absorb(word | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.end()
  }

  private struct State {
    private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64)

    init(_ first: UInt64, _ second: UInt64) {
      a = first ^ 0x736F_6D65_7073_6575
      b = second ^ 0x646F_7261_6E64_6F6D
      c = first ^ 0x6C79_6765_6E65_7261
      d = second ^ 0x7465_6462_7974_6573
    }

    mutating func absorb(_ word: UInt64) {
      d ^= word
      for _ in 0..<2 { mix() }
      a ^= word
    }

    mutating func end() -> UInt64 {
      c ^= 0xFF
      for _ in 0..<4 { mix() }
      return a ^ b ^ c ^ d
    }

    private mutating func mix() {
      a &+= b
      b = rotated(b, 13) ^ a
      a = rotated(a, 32)
      c &+= d
      d = rotated(d, 16) ^ c
      a &+= d
      d = rotated(d, 21) ^ a
      c &+= b
      b = rotated(b, 17) ^ c
      c = rotated(c, 32)
    }

    private func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
      value << bits | value >> (64 - bits)
    }
  }
}
