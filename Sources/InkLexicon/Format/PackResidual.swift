// A residual network before it is packed into bytes.

/// A residual network as plain arrays: the builder trains it, the pack writer packs it.
///
/// Row 0 stands for all words that have no row of their own; row i + 1 is that of `words[i]`.
package struct PackResidual: Sendable {
  /// The ids of the words that have a row, ascending.
  package var words: [UInt32]
  /// A vector a row, for the last words.
  package var contexts: [Float]
  /// A vector a row, for the topic.
  package var topics: [Float]
  /// As many numbers a row as are hidden.
  package var outputs: [Float]
  /// One a row.
  package var biases: [Float]
  /// The weights from each input to all hidden numbers, then what is added to these.
  package var network: [Float]
  /// How much of what it makes out is taken: 1 for all.
  package var strength: Float

  /// A network of its parts.
  package init(
    words: [UInt32], contexts: [Float], topics: [Float], outputs: [Float], biases: [Float],
    network: [Float], strength: Float = 1
  ) {
    self.words = words
    self.contexts = contexts
    self.topics = topics
    self.outputs = outputs
    self.biases = biases
    self.network = network
    self.strength = strength
  }
}
