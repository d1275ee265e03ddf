// A small map from word ids to numbers, for the many look-ups per keystroke that mostly find nothing.

/// A hash table from non-negative ids to numbers, with open addressing and at most half full.
struct NumberTable: Sendable {
  private var slots = [(id: Int32, number: Int32)](repeating: (-1, -1), count: 64)
  private var count = 0

  /// Returns the number of an id, or nil if it has none.
  subscript(id: Int32) -> Int32? {
    let slot = slots[place(of: id)]
    return slot.id == id && id >= 0 ? slot.number : nil
  }

  /// Sets the number of an id that has none.
  mutating func insert(_ number: Int32, for id: Int32) {
    if id < 0 { return }
    if count * 2 >= slots.count { grow() }
    slots[place(of: id)] = (id, number)
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (-1, -1), count: old.count * 2)
    for slot in old where slot.id >= 0 { slots[place(of: slot.id)] = slot }
  }

  /// Returns the slot of an id, or the slot where it would be inserted.
  private func place(of id: Int32) -> Int {
    // Multiplication by the golden ratio spreads adjacent ids (Knuth, volume 3, section 6.4).
    var place = Int((UInt32(bitPattern: id) &* 2_654_435_769) >> 8) & (slots.count - 1)
    while slots[place].id >= 0, slots[place].id != id { place = (place + 1) & (slots.count - 1) }
    return place
  }
}
