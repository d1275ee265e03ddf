// Linear interpolation of several models over one vocabulary into a single model.

extension BackoffModel {
  /// A model and its share of a mixture.
  struct Part {
    var model: BackoffModel
    var weight: Double
  }

  /// Creates the static mixture Σ weight · P of models over the same words.
  ///
  /// The mixture lists every n-gram that any part lists, with the interpolated probability (parts that do not list it
  /// contribute their back-off value), and its back-off weights are recomputed. It is exact for all listed n-grams and
  /// normalized everywhere. The weights should sum to one.
  init(mixing parts: consuming [Part]) {
    var parts = consume parts
    guard let first = parts.first else {
      self.init(levels: [Level()])
      return
    }
    var single = Level(words: first.model.levels[0].words)
    single.backoffs = [Float](repeating: 1, count: first.model.wordCount)
    single.probabilities = [Float](repeating: 0, count: first.model.wordCount)
    for part in parts {
      for word in single.words.indices {
        single.probabilities[word] += Float(part.weight) * part.model.levels[0].probabilities[word]
      }
    }
    self.init(levels: [single])

    var walkers = parts.map { Walker(part: $0) }
    let highest = parts.map(\.model.order).max() ?? 1
    for order in 1..<max(highest, 1) {
      mixNextOrder(walkers: &walkers, isHighest: order + 1 == highest)
    }
    // The parts take as much memory as the mixture, and are no longer needed.
    walkers = []
    parts = []
    indexChildren()
    normalize(using: Suffixes(of: self))
  }

  private func lowestKey(of walkers: [Walker]) -> UInt64? {
    var lowest: UInt64?
    for part in walkers.indices {
      if let key = walkers[part].nextKey { lowest = min(lowest ?? key, key) }
    }
    return lowest
  }

  /// Adds a level: the union of the parts' n-grams of the next order.
  private mutating func mixNextOrder(walkers: inout [Walker], isHighest: Bool) {
    var level = Level()
    let limit = walkers.reduce(0) { $0 + $1.count }
    level.reserveCapacity(limit)
    if !isHighest {
      for part in walkers.indices { walkers[part].nextStates.reserveCapacity(limit) }
    }
    while let key = lowestKey(of: walkers) {
      let context = UInt32(key >> 32)
      let word = UInt32(truncatingIfNeeded: key)
      var mixed = 0.0
      for part in walkers.indices {
        mixed += walkers[part].take(key, context: context, word: word, isHighest: isHighest)
      }
      level.contexts.append(context)
      level.words.append(word)
      level.probabilities.append(Float(mixed))
      level.backoffs.append(1)
    }
    levels.append(level)
    for part in walkers.indices { walkers[part].finishOrder() }
  }
}

/// One part of a mixture while the mixture's n-grams are traversed in order.
private struct Walker {
  let part: BackoffModel.Part
  let suffixes: Suffixes
  /// For each n-gram of the mixture's last level, its longest suffix that this part lists.
  var states: [Suffixes.Node]
  var nextStates: [Suffixes.Node] = []
  /// For each n-gram of this part's last level, its index in the mixture.
  var indices: [UInt32]
  var nextIndices: [UInt32] = []
  /// The index of this part's next n-gram, and the level of the part that it is in.
  var position = 0
  var level = 1
  /// The key (context in the mixture, word) of the next n-gram that this part lists.
  private(set) var nextKey: UInt64?

  init(part: BackoffModel.Part) {
    self.part = part
    suffixes = Suffixes(of: part.model)
    let words = part.model.levels[0].words
    states = words.map { Suffixes.Node(order: 1, index: $0) }
    indices = words
    findNextKey()
  }

  /// The number of n-grams of this part's level.
  var count: Int { level < part.model.order ? part.model.levels[level].words.count : 0 }

  private mutating func findNextKey() {
    guard position < count else {
      nextKey = nil
      return
    }
    let context = Int(part.model.levels[level].contexts[position])
    nextKey = UInt64(indices[context]) << 32 | UInt64(part.model.levels[level].words[position])
  }

  /// Returns this part's contribution to the probability of an n-gram of the mixture, and advances if this part lists
  /// it. What the next order would need is not kept at the highest, which has most n-grams.
  mutating func take(_ key: UInt64, context: UInt32, word: UInt32, isHighest: Bool) -> Double {
    if nextKey == key {
      position += 1
      findNextKey()
      if !isHighest { nextIndices.append(UInt32(nextStates.count)) }
    }
    let step = suffixes.step(from: states[Int(context)], by: word, in: part.model)
    if !isHighest { nextStates.append(step.node) }
    return part.weight * step.probability
  }

  /// Advances to the next order.
  mutating func finishOrder() {
    swap(&states, &nextStates)
    nextStates.removeAll()
    swap(&indices, &nextIndices)
    nextIndices.removeAll()
    position = 0
    level += 1
    findNextKey()
  }
}
