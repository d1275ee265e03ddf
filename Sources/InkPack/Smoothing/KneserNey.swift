// Interpolated modified Kneser–Ney smoothing: from counts to a back-off model.

/// Estimates a model from counts (Chen and Goodman 1998, section 3, interpolated form).
///
/// Orders below the highest count the *number of different words* seen before an n-gram, not its occurrences:
/// "Francisco" is frequent, but only after "San". n-grams that begin a sentence have nothing before them and keep their
/// counts.
struct KneserNey {
  /// The model, with full interpolated probabilities and back-off weights γ(h).
  let model: BackoffModel

  /// - Parameters:
  ///   - counts: All n-grams, without a cut-off.
  ///   - base: The distribution that unigrams fall back to, over all word ids, with a sum of one.
  init(_ counts: NgramCounts, base: [Float]) {
    let suffixes = Self.suffixIndices(of: counts)
    let adjusted = Self.adjustedCounts(of: counts, suffixes: suffixes)
    var levels: [BackoffModel.Level] = []

    let single = Self.singleWords(adjusted[0], base: base, sentenceStart: counts.sentenceStart)
    levels.append(single)
    for order in 1..<max(counts.levels.count, 1) {
      let discounts = Discounts(counts: adjusted[order])
      let source = counts.levels[order]
      let starts = counts.levels[order - 1].starts
      var level = BackoffModel.Level(contexts: source.contexts, words: source.words)
      level.probabilities = [Float](repeating: 0, count: source.words.count)
      level.backoffs = [Float](repeating: 1, count: source.words.count)
      for context in 0..<starts.count - 1 where starts[context] < starts[context + 1] {
        let children = Int(starts[context])..<Int(starts[context + 1])
        var total = 0.0
        var held = 0.0
        for child in children {
          total += Double(adjusted[order][child])
          held += discounts.discount(of: adjusted[order][child])
        }
        levels[order - 1].backoffs[context] = Float(held / total)
        for child in children {
          let count = adjusted[order][child]
          let seen = (Double(count) - discounts.discount(of: count)) / total
          let lower = Double(levels[order - 1].probabilities[Int(suffixes[order][child])])
          level.probabilities[child] = Float(seen + held / total * lower)
        }
      }
      levels.append(level)
    }
    var model = BackoffModel(levels: levels)
    model.indexChildren()
    self.model = model
  }

  /// Returns the lowest order: discounted counts, with the discounted mass distributed according to `base`.
  private static func singleWords(
    _ adjusted: [UInt32], base: [Float], sentenceStart: UInt32
  ) -> BackoffModel.Level {
    var counts = adjusted
    counts[Int(sentenceStart)] = 0
    let discounts = Discounts(counts: counts)
    let total = counts.reduce(0.0) { $0 + Double($1) }
    let held = counts.reduce(0.0) { $0 + discounts.discount(of: $1) }
    var level = BackoffModel.Level(words: (0..<counts.count).map { UInt32($0) })
    level.backoffs = [Float](repeating: 1, count: counts.count)
    level.probabilities = zip(counts, base).map { count, share in
      guard total > 0 else { return share }
      return Float((Double(count) - discounts.discount(of: count) + held * Double(share)) / total)
    }
    return level
  }

  /// Returns, for each n-gram, the index of its last n − 1 words in the level below. All of them exist, because there
  /// is no cut-off.
  private static func suffixIndices(of counts: NgramCounts) -> [[UInt32]] {
    var suffixes: [[UInt32]] = [[]]
    for order in 1..<max(counts.levels.count, 1) {
      let level = counts.levels[order]
      guard order > 1 else {
        suffixes.append(level.words)
        continue
      }
      let below = counts.levels[order - 1]
      let starts = counts.levels[order - 2].starts
      suffixes.append(
        level.words.indices.map { place in
          let context = Int(suffixes[order - 1][Int(level.contexts[place])])
          return index(
            of: level.words[place], in: below.words, from: starts[context], to: starts[context + 1]
          ) ?? noIndex
        })
    }
    return suffixes
  }

  /// Returns the counts of the highest order unchanged, and for lower orders the number of different words seen before.
  private static func adjustedCounts(
    of counts: NgramCounts, suffixes: [[UInt32]]
  ) -> [[UInt32]] {
    var adjusted: [[UInt32]] = []
    for order in counts.levels.indices {
      let level = counts.levels[order]
      guard order + 1 < counts.levels.count else {
        adjusted.append(level.counts)
        continue
      }
      var row = [UInt32](repeating: 0, count: level.words.count)
      for suffix in suffixes[order + 1] where suffix != noIndex { row[Int(suffix)] += 1 }
      // n-grams at the start of a sentence keep their counts. They are the descendants of the sentence start.
      if let starting = startingRun(of: counts, order: order) {
        for index in starting { row[index] = level.counts[index] }
      }
      adjusted.append(row)
    }
    return adjusted
  }

  /// Returns the n-grams of a level whose first word is the sentence start.
  private static func startingRun(of counts: NgramCounts, order: Int) -> Range<Int>? {
    var run = Int(counts.sentenceStart)..<Int(counts.sentenceStart) + 1
    for level in counts.levels.prefix(order) {
      run = Int(level.starts[run.lowerBound])..<Int(level.starts[run.upperBound])
    }
    return run.isEmpty ? nil : run
  }
}
