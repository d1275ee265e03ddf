// Unigram probabilities, mixed over the components.

extension LanguagePack {
  /// Returns P(word) in the mixture of the components, given a weight for each.
  package func unigram(_ id: Int, weights: [Double], in file: PackFile) -> Double {
    var sum = 0.0
    for index in components.indices {
      sum += weights[index] * components[index].tables.unigram(id, in: file)
    }
    return sum
  }
}
