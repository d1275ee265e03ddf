// A small map from ids of words to numbers, for look-ups that mostly find nothing and are many for each key.

/// Numbers by ids that are not negative: open addressing, at most half full.
struct NumberTable: Sendable {
  private var slots = [(id: Int32, number: Int32)](repeating: (-1, -1), count: 64)
  private var count = 0

  /// The number of an id; nil for one that has none.
  subscript(id: Int32) -> Int32? {
    let slot = slots[place(of: id)]
    return slot.id == id && id >= 0 ? slot.number : nil
  }

  /// Gives an id that has none its number.
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

  /// Where an id stands, or would.
  private func place(of id: Int32) -> Int {
    // Multiplication by the golden ratio spreads neighbouring ids (Knuth, volume 3, section 6.4).
    var place = Int((UInt32(bitPattern: id) &* 2_654_435_769) >> 8) & (slots.count - 1)
    while slots[place].id >= 0, slots[place].id != id { place = (place + 1) & (slots.count - 1) }
    return place
  }
}
