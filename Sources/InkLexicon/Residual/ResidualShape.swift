// The sizes of a residual network: the same in every pack, so that its loops have fixed lengths.

/// How large the parts of a residual network are. Its input are the vectors of the last words and the topic.
package enum ResidualShape {
  /// Numbers in the vector of a word as context, and in the topic.
  package static let vectorSize = 32
  /// Words before the place whose order counts: those that the n-grams look at.
  package static let historyLength = 3
  /// Words before the place that make the topic, whatever their order.
  package static let topicReach = 40
  /// How much less a word counts for the topic than the one behind it.
  package static let topicDecay: Float = 0.93
  /// Numbers between input and output.
  package static let hiddenSize = 64
  /// Where the topic stands in the input, behind the last words, the last one first.
  package static let topicStart = historyLength * vectorSize
  /// Numbers of the input.
  package static let inputSize = topicStart + vectorSize
  /// Bytes of a row in the file: a word's vectors as context, for the topic, and as output, and its bias.
  package static let rowByteCount = vectorSize * 2 + hiddenSize + 2
}
