// A residual network before serialization.

/// A residual network as plain arrays, trained by the builder and serialized by the pack writer.
///
/// Row 0 belongs to all words without a row of their own; row i + 1 is that of `words[i]`.
package struct PackResidual: Sendable {
  /// The ids of the words that have a row, ascending.
  package var words: [UInt32]
  /// The context vector of each row, for the last words.
  package var contexts: [Float]
  /// The topic vector of each row.
  package var topics: [Float]
  /// The output weights of each row, one for each hidden unit.
  package var outputs: [Float]
  /// The output bias of each row.
  package var biases: [Float]
  /// The weights from each input to all hidden units, followed by the biases of these.
  package var network: [Float]
  /// The factor applied to the output; 1 leaves it unchanged.
  package var strength: Float

  /// Creates a network from its parts.
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
