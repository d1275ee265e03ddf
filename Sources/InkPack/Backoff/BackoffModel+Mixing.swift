// Several models over one vocabulary made into one, by linear interpolation.

extension BackoffModel {
  /// A model and its share in a mixture.
  struct Part {
    var model: BackoffModel
    var weight: Double
  }

  /// The static mixture Σ weight · P of models over the same words.
  ///
  /// It lists every n-gram that a part lists, with the mixed probability (a part that does not list it
  /// gives what it backs off to), and its back-off weights are recomputed: the mixture is exact on all
  /// listed n-grams and normalised everywhere. The weights should sum to one.
  init(mixing parts: [Part]) {
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
    for _ in 1..<max(highest, 1) { mixNextOrder(walkers: &walkers) }
    indexChildren()
    normalise(using: Suffixes(of: self))
  }

  /// Adds a level: the union of what the parts list at the next order.
  private mutating func mixNextOrder(walkers: inout [Walker]) {
    var level = Level()
    while let key = walkers.compactMap(\.nextKey).min() {
      let context = UInt32(key >> 32)
      let word = UInt32(truncatingIfNeeded: key)
      var mixed = 0.0
      for part in walkers.indices {
        mixed += walkers[part].take(key, context: context, word: word)
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

/// One part of a mixture on its way through the mixture's n-grams in order.
private struct Walker {
  let part: BackoffModel.Part
  let suffixes: Suffixes
  /// For each n-gram of the mixture's last level, the longest suffix of it that this part lists.
  var states: [Suffixes.Node]
  var nextStates: [Suffixes.Node] = []
  /// For each n-gram of this part's last level, its index in the mixture.
  var indices: [UInt32]
  var nextIndices: [UInt32] = []
  /// The next n-gram of this part to come, and the level of the part that it is in.
  var position = 0
  var level = 1

  init(part: BackoffModel.Part) {
    self.part = part
    suffixes = Suffixes(of: part.model)
    let words = part.model.levels[0].words
    states = words.map { Suffixes.Node(order: 1, index: $0) }
    indices = words
  }

  /// (context in the mixture, word) of the next n-gram this part lists.
  var nextKey: UInt64? {
    guard level < part.model.order else { return nil }
    let row = part.model.levels[level]
    guard position < row.words.count else { return nil }
    return UInt64(indices[Int(row.contexts[position])]) << 32 | UInt64(row.words[position])
  }

  /// This part's share of the probability of an n-gram of the mixture; moves on if it is listed here.
  mutating func take(_ key: UInt64, context: UInt32, word: UInt32) -> Double {
    if nextKey == key {
      position += 1
      nextIndices.append(UInt32(nextStates.count))
    }
    let step = suffixes.step(from: states[Int(context)], by: word, in: part.model)
    nextStates.append(step.node)
    return part.weight * step.probability
  }

  /// Goes on to the next order.
  mutating func finishOrder() {
    swap(&states, &nextStates)
    nextStates.removeAll()
    swap(&indices, &nextIndices)
    nextIndices.removeAll()
    position = 0
    level += 1
  }
}
