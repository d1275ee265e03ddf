// Many words learned at once: sorted once, not put in one by one.

import InkText

extension UserWords {
  /// Learned and ignored words, as if each was added in this order.
  package init(learned: [UserWord], ignored: [UserWord]) {
    self.init()
    learn(learned)
    for word in ignored { apply(UserWordChange(.ignore, word)) }
  }

  /// Learns words as if one after another, in the time that it takes to sort them and go through all that there are.
  /// - Returns: The places of those that are new, in their order.
  @discardableResult
  package mutating func learn(_ words: [UserWord]) -> [Int] {
    // To go through all that there are is not worth it for a few.
    if words.count < 16 {
      return words.indices.filter { apply(UserWordChange(.learn, words[$0])) }
    }
    var candidates = entries.map { (entry: $0, place: Int?.none) }
    let count = candidates.count
    candidates.reserveCapacity(count + words.count)
    for (place, word) in words.enumerated() {
      let text = normalizedWord(word.word)
      let key = foldedKey(text)
      if key.isEmpty || !admits(word) { continue }
      candidates.append((Entry(key: key, text: text, learned: word), place))
    }
    if candidates.count == count { return [] }
    // Equal ones keep their order: known ones come first, and of the others the first.
    candidates.sort { $0.entry.precedes($1.entry) }
    var all: [Entry] = []
    all.reserveCapacity(candidates.count)
    var new: [Int] = []
    var group = 0
    for (entry, place) in candidates {
      if let last = all.last, last.precedes(entry) { group = all.count }
      if let place {
        if all[group...].contains(where: { $0.learned.isSame(as: entry.learned) }) { continue }
        new.append(place)
      }
      all.append(entry)
    }
    if !new.isEmpty { replaceEntries(with: all) }
    return new.sorted()
  }
}

extension UserWords.Entry {
  /// Whether it stands before another one.
  fileprivate func precedes(_ other: Self) -> Bool {
    if key == other.key { return text < other.text }
    return key.lexicographicallyPrecedes(other.key)
  }
}
