// Back-off weights recomputed, so that what follows each context sums to one again.

extension BackoffModel {
  /// Sets every back-off weight to what its context's listed followers leave:
  ///
  ///     backoff(h) = (1 − Σ p(h w)) / (1 − Σ P(w | h′)),   both sums over the listed followers w of h.
  ///
  /// Needed after mixing, pruning and rounding. Lower orders first, because P(w | h′) uses their weights.
  /// - Parameter suffixes: the links of this very model.
  mutating func normalise(using suffixes: Suffixes) {
    for order in 1..<max(self.order, 1) {
      let starts = levels[order - 1].starts
      for index in 0..<starts.count - 1 {
        guard starts[index] < starts[index + 1] else {
          levels[order - 1].backoffs[index] = 1
          continue
        }
        let node = Suffixes.Node(order: order, index: UInt32(index))
        var listed = 0.0
        var lower = 0.0
        for child in Int(starts[index])..<Int(starts[index + 1]) {
          listed += Double(levels[order].probabilities[child])
          lower += suffixes.lowerProbability(of: levels[order].words[child], after: node, in: self)
        }
        levels[order - 1].backoffs[index] = Self.backoff(leftBy: listed, lower: lower)
      }
    }
  }

  /// What is left, over what the lower order would give to it. Never zero or negative: sums of rounded
  /// numbers may pass one by a hair, and a weight of zero would make words impossible.
  static func backoff(leftBy listed: Double, lower: Double) -> Float {
    let left = max(1 - listed, 1e-6)
    let share = max(1 - lower, 1e-6)
    return Float(left / share)
  }
}
