// A back-off language model in memory, the representation shared by counting, importing, mixing and pruning.

/// n-grams with full (interpolated) probabilities and back-off weights, as in an ARPA file:
///
///     P(w | h) = p(h w)                   if the n-gram is listed,
///     P(w | h) = backoff(h) · P(w | h′)   otherwise; h′ is h without its first word.
///
/// The layout is that of `NgramCounts`: levels are sorted, and an n-gram is (index of its context, last word). The
/// context of every listed n-gram is listed; its suffix may be missing after pruning, and a look-up then continues with
/// the next shorter one that is listed.
struct BackoffModel {
  /// The n-grams of one order.
  struct Level {
    var contexts: [UInt32] = []
    var words: [UInt32] = []
    var probabilities: [Float] = []
    /// The back-off weights; 1 if the n-gram is not a context.
    var backoffs: [Float] = []
    /// For n-gram `i`, its children in the level above are `starts[i]..<starts[i + 1]`; empty in the highest level.
    var starts: [UInt32] = []

    /// Reserves memory for n-grams; what is not used takes none.
    mutating func reserveCapacity(_ count: Int) {
      contexts.reserveCapacity(count)
      words.reserveCapacity(count)
      probabilities.reserveCapacity(count)
      backoffs.reserveCapacity(count)
    }
  }

  /// `levels[n − 1]` holds order n; the first is dense, so its index is the word id.
  var levels: [Level]

  var order: Int { levels.count }
  var wordCount: Int { levels[0].probabilities.count }

  /// The number of n-grams by order.
  var counts: [Int] { levels.map(\.words.count) }

  /// Returns the child by `word` of n-gram `index` of order `order`, as an index of the next order.
  func child(of index: UInt32, order: Int, word: UInt32) -> UInt32? {
    guard order < levels.count else { return nil }
    return InkPack.index(
      of: word, in: levels[order].words, from: levels[order - 1].starts[Int(index)],
      to: levels[order - 1].starts[Int(index) + 1])
  }

  /// Returns P(word | context), with the context in reading order, of which at most `order − 1` words are used.
  ///
  /// O(order² · log of the number of followers). For single queries and tests; passes over whole models use `Suffixes`.
  func probability(of word: UInt32, after context: some Collection<UInt32>) -> Double {
    var weight = 1.0
    var rest = context.suffix(order - 1)
    while let first = rest.first {
      var node: UInt32? = first
      for (depth, next) in rest.dropFirst().enumerated() {
        guard let found = node else { break }
        node = child(of: found, order: depth + 1, word: next)
      }
      if let node {
        if let listed = child(of: node, order: rest.count, word: word) {
          return weight * Double(levels[rest.count].probabilities[Int(listed)])
        }
        weight *= Double(levels[rest.count - 1].backoffs[Int(node)])
      }
      rest = rest.dropFirst()
    }
    return weight * Double(levels[0].probabilities[Int(word)])
  }

  /// Recomputes the start of each n-gram's children after levels were built or changed.
  mutating func indexChildren() {
    for level in levels.indices.dropLast() {
      levels[level].starts = childStarts(
        of: levels[level].words.count, contexts: levels[level + 1].contexts)
    }
    levels[levels.count - 1].starts = []
  }
}
