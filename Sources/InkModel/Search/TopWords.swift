// The best words found so far, and the ids already scored.

/// A word of a pack as scored by the search.
struct ScoredWord {
  /// ln P in 1/4096 nat, less the cost.
  let score: Int32
  /// The amount subtracted from the score.
  let cost: Int32
  /// P, reduced by the same cost.
  let probability: Double
  /// The id in the pack.
  let id: Int
}

/// Up to `limit` words, best first; of words with equal scores the lower id first.
struct TopWords {
  private(set) var words: [ScoredWord] = []
  let limit: Int

  init(limit: Int) {
    self.limit = limit
    words.reserveCapacity(limit + 1)
  }

  /// The score of the last word, which a further one has to beat; nil while there is room.
  var threshold: Int32? { words.count < limit ? nil : words.last?.score }

  /// Inserts a word in order, dropping the last one if there are too many. Takes up to `limit` comparisons.
  mutating func insert(_ word: ScoredWord) {
    var index = words.count
    while index > 0, precedes(word, words[index - 1]) { index -= 1 }
    if index == limit { return }
    words.insert(word, at: index)
    if words.count > limit { words.removeLast() }
  }

  private func precedes(_ left: ScoredWord, _ right: ScoredWord) -> Bool {
    left.score == right.score ? left.id < right.id : right.score < left.score
  }
}

/// The ids already scored, in a growing hash table with open addressing.
struct SeenWords {
  private var slots = SeenWords.empty
  private(set) var count = 0

  /// The slots of a table without ids; copying them is faster than filling new ones.
  private static let empty = [Int32](repeating: -1, count: 64)

  /// Inserts a non-negative id and returns whether it was new.
  mutating func insert(_ id: Int) -> Bool {
    if count * 2 >= slots.count { grow() }
    let key = Int32(truncatingIfNeeded: id)
    var slot = SeenWords.slot(of: key, in: slots.count)
    while slots[slot] >= 0 {
      if slots[slot] == key { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = key
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [Int32](repeating: -1, count: old.count * 2)
    for key in old where key >= 0 {
      var slot = SeenWords.slot(of: key, in: slots.count)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = key
    }
  }

  /// Returns the slot of a key. Multiplication by the golden ratio spreads adjacent ids (Knuth, volume 3, section 6.4).
  private static func slot(of key: Int32, in count: Int) -> Int {
    Int((UInt32(bitPattern: key) &* 2_654_435_769) >> 8) & (count - 1)
  }
}
