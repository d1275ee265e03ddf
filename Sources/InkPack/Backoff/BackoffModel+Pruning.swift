// Reduction of a model's size by dropping the n-grams whose loss matters least.

extension BackoffModel {
  /// Returns the model with at most `budget` n-grams of order 2 and more, selected by relative entropy.
  ///
  /// Stolcke, "Entropy-based Pruning of Backoff Language Models" (1998): the loss of dropping (h w) is
  ///
  ///     P(h) · { p(w|h) · [ln p(w|h) − ln P(w|h′) − ln α′(h)] + (1 − Σ p) · [ln α(h) − ln α′(h)] }
  ///
  /// where α is the back-off weight before and α′ after. n-grams that are contexts of kept ones are kept. P(h) is
  /// computed by the chain rule from `wordShares`, the plain frequencies of words: the lowest order of a Kneser–Ney
  /// model counts distinct contexts rather than occurrences, and would weight histories wrongly (Chelba and others,
  /// "Study on Interaction between Entropy Pruning and Kneser-Ney Smoothing", 2010).
  func pruned(to budget: Int, wordShares: [Float]) -> BackoffModel {
    let losses = pruningLosses(wordShares: wordShares, suffixes: Suffixes(of: self))
    let total = counts.dropFirst().reduce(0, +)
    guard budget < total else { return self }

    // The threshold is found among the losses by binary search; contexts that have to stay count as kept.
    let sorted = losses.dropFirst().joined().sorted(by: >)
    var low = 0
    var high = budget
    while low < high {
      let middle = (low + high + 1) / 2
      let kept = keptFlags(losses: losses, above: sorted[middle])
      let count = kept.dropFirst().reduce(0) { $0 + $1.lazy.filter { $0 }.count }
      if count <= budget { low = middle } else { high = middle - 1 }
    }
    var result = keeping(keptFlags(losses: losses, above: sorted[low]))
    result.normalize(using: Suffixes(of: result))
    return result
  }

  /// Returns the cost of dropping each n-gram, in nats per word of running text; empty for order 1.
  private func pruningLosses(wordShares: [Float], suffixes: Suffixes) -> [[Float]] {
    var losses: [[Float]] = [[]]
    var shares = wordShares
    for order in 1..<max(self.order, 1) {
      let level = levels[order]
      var row = [Float](repeating: 0, count: level.words.count)
      var nextShares = row
      let starts = levels[order - 1].starts
      for index in 0..<starts.count - 1 where starts[index] < starts[index + 1] {
        let node = Suffixes.Node(order: order, index: UInt32(index))
        let children = Int(starts[index])..<Int(starts[index + 1])
        let lower = children.map {
          suffixes.lowerProbability(of: level.words[$0], after: node, in: self)
        }
        let left = 1 - children.reduce(0.0) { $0 + Double(level.probabilities[$1]) }
        let lowerLeft = 1 - lower.reduce(0, +)
        let logBackoff = naturalLogarithm(max(left, 1e-6) / max(lowerLeft, 1e-6))
        for (child, below) in zip(children, lower) {
          let p = Double(level.probabilities[child])
          nextShares[child] = shares[index] * Float(p)
          let newBackoff = max(left + p, 1e-6) / max(lowerLeft + below, 1e-6)
          let logNew = naturalLogarithm(newBackoff)
          let change =
            p * (naturalLogarithm(p) - naturalLogarithm(below) - logNew)
            + max(left, 0) * (logBackoff - logNew)
          row[child] = shares[index] * Float(change)
        }
      }
      losses.append(row)
      shares = nextShares
    }
    return losses
  }

  /// Returns flags for the n-grams that stay: those whose loss exceeds the threshold, and their contexts.
  private func keptFlags(losses: [[Float]], above threshold: Float) -> [[Bool]] {
    var kept = losses.map { row in row.map { threshold < $0 } }
    for order in (2..<max(self.order, 2)).reversed() {
      for (index, context) in levels[order].contexts.enumerated() where kept[order][index] {
        kept[order - 1][Int(context)] = true
      }
    }
    return kept
  }

  /// Returns the model with only the flagged n-grams of order 2 and more, with unchanged back-off weights.
  private func keeping(_ kept: [[Bool]]) -> BackoffModel {
    var result = BackoffModel(levels: [levels[0]])
    var indices = levels[0].words
    for order in 1..<max(self.order, 1) {
      let source = levels[order]
      var level = Level()
      var nextIndices = [UInt32](repeating: noIndex, count: source.words.count)
      for index in source.words.indices where kept[order][index] {
        nextIndices[index] = UInt32(level.words.count)
        level.contexts.append(indices[Int(source.contexts[index])])
        level.words.append(source.words[index])
        level.probabilities.append(source.probabilities[index])
        level.backoffs.append(source.backoffs[index])
      }
      result.levels.append(level)
      indices = nextIndices
    }
    result.indexChildren()
    return result
  }
}
