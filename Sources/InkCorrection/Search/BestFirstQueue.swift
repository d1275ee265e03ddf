// A binary heap that gives the best entry first; of equals the one that was put in first.

/// Entries with their bounds.
struct BestFirstQueue<Element> {
  private var entries: [(bound: Int32, serial: Int32, element: Element)] = []
  private var serial: Int32 = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Puts an entry in.
  mutating func push(_ element: Element, bound: Int32) {
    entries.append((bound, serial, element))
    serial &+= 1
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(child, parent) { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the entry with the greatest bound; nil when there is none.
  mutating func pop() -> (bound: Int32, element: Element)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      sink()
    }
    return (first.bound, first.element)
  }

  /// Drops the entries that are not wanted any more.
  mutating func keep(where isWanted: (Element) -> Bool) {
    let kept = entries.filter { isWanted($0.element) }
    entries.removeAll(keepingCapacity: true)
    for entry in kept { push(entry.element, bound: entry.bound) }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var best = parent
      for child in 2 * parent + 1...2 * parent + 2
      where child < entries.count && precedes(child, best) {
        best = child
      }
      if best == parent { return }
      entries.swapAt(parent, best)
      parent = best
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (entries[one], entries[other])
    return left.bound != right.bound ? left.bound > right.bound : left.serial < right.serial
  }
}
