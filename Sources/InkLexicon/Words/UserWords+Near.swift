// The learned words that a typed one may be a slip of, without a look at each of very many.

import InkText

extension UserWords {
  /// Returns learned words of which a word with a folded key may be a slip, `limit` at most: all of them where there
  /// are no more, else those that begin alike, the likeliest beginnings first. Some words may be in it twice.
  package func entries(near key: [UInt8], limit: Int) -> [ArraySlice<Entry>] {
    guard entries.count > limit, let first = key.first else { return [entries.prefix(limit)] }
    var near: [ArraySlice<Entry>] = []
    var left = limit
    for prefix in prefixes(near: first, key.dropFirst().first) where left > 0 {
      near.append(entries(withPrefix: prefix).prefix(left))
      left -= near[near.count - 1].count
    }
    return near
  }

  /// The beginnings of words meant by one that begins with these letters: both of them, in their order or swapped; one
  /// of them behind another letter, which was left out or is another one; and either of them alone.
  private func prefixes(near first: UInt8, _ second: UInt8?) -> [[UInt8]] {
    guard let second else { return [[first]] }
    let others = firstLetters.filter { $0 != first && $0 != second }
    return [[first, second], [second, first]] + others.map { [$0, second] }
      + others.map { [$0, first] } + [[first], [second]]
  }

  /// The first bytes of the keys, in their order; a few binary searches for each.
  private var firstLetters: [UInt8] {
    var letters: [UInt8] = []
    var index = 0
    while index < entries.count {
      let letter = entries[index].key.first
      if let letter { letters.append(letter) }
      index = entries[index...].partitionPoint { $0.key.first == letter }
    }
    return letters
  }
}
