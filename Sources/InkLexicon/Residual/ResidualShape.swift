// The dimensions of a residual network: the same in every pack, so that loops have fixed lengths.

/// The dimensions of a residual network, whose input consists of the vectors of the last words and the topic.
package enum ResidualShape {
  /// The size of a word's context vector and of the topic vector.
  package static let vectorSize = 32
  /// The number of preceding words whose order matters: as many as the n-grams consider.
  package static let historyLength = 3
  /// The number of preceding words that contribute to the topic.
  package static let topicReach = 40
  /// The decay of a word's contribution to the topic for each later word.
  package static let topicDecay: Float = 0.93
  /// The number of hidden units.
  package static let hiddenSize = 64
  /// The index of the topic in the input, after the vectors of the last words, of which the most recent comes first.
  package static let topicStart = historyLength * vectorSize
  /// The size of the input.
  package static let inputSize = topicStart + vectorSize
  /// The size in bytes of a row in the file: a word's context, topic and output vectors and its bias.
  static let rowByteCount = vectorSize * 2 + hiddenSize + 2
}
