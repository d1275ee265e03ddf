// Words as numbers: each different spelling is kept once and known by an id.

import InkText

/// Spellings interned in the order in which they were first met.
///
/// An open-addressing table over one array of bytes: about 20 bytes a spelling beside its text, no
/// object per word. Looking up costs one hash and, nearly always, one comparison.
struct WordTable {
  private var bytes: [UInt8] = []
  /// Spelling `i` is `bytes[starts[i]..<starts[i + 1]]`.
  private var starts: [UInt32] = [0]
  /// Ids by hash; `noIndex` where a slot is free. A power of two in length, at most half full.
  private var slots = [UInt32](repeating: noIndex, count: 1 << 16)

  /// How many spellings there are; ids run from 0 to below it.
  var count: Int { starts.count - 1 }

  /// The id of a spelling, which is added if it is new.
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

  /// The id of a spelling that is added if it is new.
  @discardableResult
  mutating func intern(_ spelling: String) -> UInt32 {
    var copy = spelling
    return copy.withUTF8 { intern($0.span) }
  }

  /// The id of a spelling, or nil if it was never met.
  func id(of spelling: String) -> UInt32? {
    var copy = spelling
    return copy.withUTF8 { id(of: $0.span) }
  }

  /// The id of a spelling, or nil if it was never met.
  func id(of spelling: Span<UInt8>) -> UInt32? {
    var slot = firstSlot(of: spelling)
    while slots[slot] != noIndex {
      if matches(slots[slot], spelling) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The spelling with an id.
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
    // The high bits mix best.
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
