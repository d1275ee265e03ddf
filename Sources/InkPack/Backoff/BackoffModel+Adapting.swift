// Adaptation of a model of old novels to present-day topics: words are weighted by how frequent they should be.

extension BackoffModel {
  /// Returns the model with each word's probabilities multiplied by a weight, normalized in every context.
  ///
  /// Kneser, Peters and Klakow, "Language Model Adaptation Using Dynamic Marginals" (1997): with weights √(desired
  /// share / share in the training text) the contexts of a text can serve another kind of text.
  ///
  ///     P′(w | h) = weight(w) · P(w | h) / Z(h),
  ///     Z(h) = Σ weight(w) · p(h w) + backoff(h) · (Z(h′) − Σ weight(w) · P(w | h′)),  sums over listed w.
  func weighed(by weights: [Double]) -> BackoffModel {
    let suffixes = Suffixes(of: self)
    var result = self
    let sum = zip(levels[0].probabilities, weights).reduce(0) { $0 + Double($1.0) * $1.1 }
    /// Z of each n-gram as a context, by order.
    var sums: [[Double]] = []
    for word in weights.indices {
      result.levels[0].probabilities[word] *= Float(weights[word] / sum)
    }
    for order in 1..<max(self.order, 1) {
      let starts = levels[order - 1].starts
      var row = [Double](repeating: sum, count: starts.count - 1)
      for index in row.indices {
        let node = Suffixes.Node(order: order, index: UInt32(index))
        let suffix = order > 1 ? suffixes.suffix(of: node) : nil
        row[index] = suffix.map { sums[$0.order - 1][Int($0.index)] } ?? sum
        let children = Int(starts[index])..<Int(starts[index + 1])
        if children.isEmpty { continue }
        var listed = 0.0
        var lower = 0.0
        for child in children {
          let word = levels[order].words[child]
          let weight = weights[Int(word)]
          listed += weight * Double(levels[order].probabilities[child])
          lower += weight * suffixes.lowerProbability(of: word, after: node, in: self)
        }
        let backoff = Double(levels[order - 1].backoffs[index])
        row[index] = listed + backoff * max(row[index] - lower, 0)
        for child in children {
          let weight = weights[Int(levels[order].words[child])]
          result.levels[order].probabilities[child] *= Float(weight / row[index])
        }
      }
      sums.append(row)
    }
    result.normalize(using: suffixes)
    return result
  }
}
