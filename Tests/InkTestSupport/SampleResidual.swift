// Small residual networks for packs in tests: one with a few nonzero numbers, and random ones.

package import InkLexicon

extension PackResidual {
  /// Creates a network for some words in which all numbers are 0.
  package init(zerosFor words: [UInt32]) {
    let (rows, shape) = (words.count + 1, ResidualShape.self)
    func zeros(_ count: Int) -> [Float] { Array(repeating: 0, count: count) }
    self.init(
      words: words, contexts: zeros(rows * shape.vectorSize),
      topics: zeros(rows * shape.vectorSize),
      outputs: zeros(rows * shape.hiddenSize), biases: zeros(rows),
      network: zeros((shape.inputSize + 1) * shape.hiddenSize))
  }

  /// Creates a network for some words with random numbers from -1 to 1.
  package init(randomFor words: [UInt32], using random: inout SeededRandom) {
    self.init(zerosFor: words)
    func numbers(_ count: Int) -> [Float] {
      (0..<count).map { _ in Float(random.below(2001) - 1000) / 1000 }
    }
    contexts = numbers(contexts.count)
    topics = numbers(topics.count)
    outputs = numbers(outputs.count)
    biases = numbers(biases.count)
    network = numbers(network.count)
  }

  /// Sets the weight of an input for a hidden unit.
  package mutating func connect(input: Int, to hidden: Int, weight: Float) {
    network[input * ResidualShape.hiddenSize + hidden] = weight
  }
}
