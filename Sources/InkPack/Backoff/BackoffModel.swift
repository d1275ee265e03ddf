// A back-off language model in memory: the one form that counting, imports, mixing and pruning share.

/// n-grams with full (interpolated) probabilities and back-off weights, as in an ARPA file:
///
///     P(w | h) = p(h w)                   where the n-gram is listed,
///     P(w | h) = backoff(h) · P(w | h′)   where it is not; h′ is h without its first word.
///
/// The layout is that of `NgramCounts`: sorted levels, an n-gram is (index of its context, last word).
/// Every listed n-gram has its context listed (a closed trie towards the front); its suffix may be
/// missing, as pruning leaves it, and look-up then falls to the next shorter one that is there.
struct BackoffModel {
  /// The n-grams of one order.
  struct Level {
    var contexts: [UInt32] = []
    var words: [UInt32] = []
    var probabilities: [Float] = []
    /// 1 where the n-gram is no context.
    var backoffs: [Float] = []
    /// For n-gram `i`, its children in the level above are `starts[i]..<starts[i + 1]`; empty in the highest.
    var starts: [UInt32] = []
  }

  /// `levels[n − 1]` holds order n; the first is dense, its index is the word id.
  var levels: [Level]

  var order: Int { levels.count }
  var wordCount: Int { levels[0].probabilities.count }

  /// How many n-grams there are, by order.
  var counts: [Int] { levels.map(\.words.count) }

  /// The child of n-gram `index` of order `order` by `word`, as an index of the next order.
  func child(of index: UInt32, order: Int, word: UInt32) -> UInt32? {
    guard order < levels.count else { return nil }
    let starts = levels[order - 1].starts
    return InkPack.index(
      of: word, in: levels[order].words, from: starts[Int(index)], to: starts[Int(index) + 1])
  }

  /// P(word | context), the context in reading order and at most `order − 1` words of it used.
  ///
  /// O(order² · log of the number of followers). For single questions and tests; the passes over
  /// whole models use `Suffixes`.
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

  /// Sets where the children of each n-gram begin, after levels were built or changed.
  mutating func indexChildren() {
    for level in levels.indices.dropLast() {
      levels[level].starts = childStarts(
        of: levels[level].words.count, contexts: levels[level + 1].contexts)
    }
    levels[levels.count - 1].starts = []
  }
}
