// A binary max-heap that returns equal entries in the order of their insertion.

/// A priority queue of entries by their bounds.
struct BestFirstQueue<Element> {
  /// An entry with its sort key, greatest first: the bound in the high bits, minus the insertion count, which must stay
  /// below 2^32 for the order to hold; a search ends long before.
  private typealias Entry = (order: Int64, element: Element)

  private var entries: [Entry] = []
  private var count: Int64 = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Inserts an entry.
  mutating func push(_ element: Element, bound: Int32) {
    count &+= 1
    append(((Int64(bound) << 32) - count, element))
  }

  /// Removes and returns the entry with the greatest bound; nil if the queue is empty.
  mutating func pop() -> (bound: Int32, element: Element)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty { sink(last) }
    // Rounds up: the insertion count took less than one from the bound.
    return (Int32(truncatingIfNeeded: (first.order >> 32) + 1), first.element)
  }

  /// Removes all entries that do not satisfy a predicate.
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

  /// Fills the vacant root by sifting an entry down to its position.
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
