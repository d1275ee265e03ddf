// Recomputation of back-off weights, so that the distribution after each context sums to one.

extension BackoffModel {
  /// Sets every back-off weight to what the listed followers of its context leave:
  ///
  ///     backoff(h) = (1 − Σ p(h w)) / (1 − Σ P(w | h′)),   both sums over the listed followers w of h.
  ///
  /// Required after mixing, pruning and rounding. Proceeds from the lowest order, because P(w | h′) uses the weights of
  /// lower orders.
  ///
  /// - Parameter suffixes: The suffix links of this model.
  mutating func normalize(using suffixes: Suffixes) {
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

  /// Returns the remaining mass over the mass the lower order gives to the same words. Never zero or negative: sums of
  /// rounded numbers may slightly exceed one, and a weight of zero would make words impossible.
  static func backoff(leftBy listed: Double, lower: Double) -> Float {
    let left = max(1 - listed, 1e-6)
    let share = max(1 - lower, 1e-6)
    return Float(left / share)
  }
}
