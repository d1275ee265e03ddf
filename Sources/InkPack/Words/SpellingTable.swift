// Interned words: each different spelling is stored once and identified by an id.

import InkText

/// Spellings interned in the order of first occurrence.
///
/// An open-addressing hash table over a single array of bytes: about 20 bytes per spelling in addition to its text, and
/// no object per word. A look-up takes one hash and almost always one comparison.
struct SpellingTable {
  private var bytes: [UInt8] = []
  /// Spelling `i` is `bytes[starts[i]..<starts[i + 1]]`.
  private var starts: [UInt32] = [0]
  /// The ids by hash; `noIndex` in free slots. The length is a power of two, and at most half of it is used.
  private var slots = [UInt32](repeating: noIndex, count: 1 << 16)

  /// The number of spellings; ids are below it.
  var count: Int { starts.count - 1 }

  /// Returns the id of a spelling, adding it if it is new.
  mutating func intern(_ spelling: Span<UInt8>) -> UInt32 {
    var slot = firstSlot(of: spelling)
    while slots[slot] != noIndex {
      if matches(slots[slot], spelling) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = UInt32(count)
    slots[slot] = id
    for index in spelling.indices { bytes.append(spelling[index]) }
    starts.append(UInt32(bytes.count))
    if slots.count < 2 * count { grow() }
    return id
  }

  /// Returns the id of a spelling, adding it if it is new.
  @discardableResult
  mutating func intern(_ spelling: String) -> UInt32 {
    var copy = spelling
    return copy.withUTF8 { intern($0.span) }
  }

  /// Returns the id of a spelling, or nil if it is unknown.
  func id(of spelling: String) -> UInt32? {
    var copy = spelling
    return copy.withUTF8 { id(of: $0.span) }
  }

  /// Returns the id of a spelling, or nil if it is unknown.
  func id(of spelling: Span<UInt8>) -> UInt32? {
    var slot = firstSlot(of: spelling)
    while slots[slot] != noIndex {
      if matches(slots[slot], spelling) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the spelling with an id.
  subscript(id: UInt32) -> String {
    String(decoding: bytes[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])], as: UTF8.self)
  }

  private func matches(_ id: UInt32, _ spelling: Span<UInt8>) -> Bool {
    let start = Int(starts[Int(id)])
    guard Int(starts[Int(id) + 1]) - start == spelling.count else { return false }
    for index in spelling.indices where bytes[start + index] != spelling[index] { return false }
    return true
  }

  private func firstSlot(of spelling: Span<UInt8>) -> Int {
    var hash = FNVHash()
    for index in spelling.indices { hash.combine(spelling[index]) }
    // The high bits are mixed best.
    return Int(truncatingIfNeeded: hash.value ^ hash.value >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: noIndex, count: slots.count * 2)
    for id in 0..<UInt32(count) {
      let range = Int(starts[Int(id)])..<Int(starts[Int(id) + 1])
      var slot = bytes.withUnsafeBufferPointer { firstSlot(of: $0.span.extracting(range)) }
      while slots[slot] != noIndex { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = id
    }
  }
}
