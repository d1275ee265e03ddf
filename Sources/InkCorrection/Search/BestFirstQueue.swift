// A binary heap that gives the best entry first; of equals the one that was put in first.

/// Entries with their bounds.
struct BestFirstQueue<Element> {
  /// An entry with its place in the order: the bound, then how late it came, in one number, the greatest first.
  private typealias Entry = (order: Int64, element: Element)

  private var entries: [Entry] = []
  private var count: Int64 = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Puts an entry in.
  mutating func push(_ element: Element, bound: Int32) {
    count &+= 1
    append((Int64(bound) << 32 - count, element))
  }

  /// Takes the entry with the greatest bound; nil when there is none.
  mutating func pop() -> (bound: Int32, element: Element)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty { sink(last) }
    // Less than one was taken off the bound for having come late.
    return (Int32(truncatingIfNeeded: first.order >> 32 + 1), first.element)
  }

  /// Drops the entries that are not wanted any more.
  mutating func keep(where isWanted: (Element) -> Bool) {
    let kept = entries.filter { isWanted($0.element) }
    entries.removeAll(keepingCapacity: true)
    for entry in kept { append(entry) }
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    var place = entries.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if entries[parent].order >= entry.order { break }
      entries[place] = entries[parent]
      place = parent
    }
    entries[place] = entry
  }

  /// Fills the first place, which is empty, and puts an entry where it belongs below.
  private mutating func sink(_ entry: Entry) {
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].order > entries[child].order { child += 1 }
      if entry.order >= entries[child].order { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = entry
  }
}
