// Serialization of a residual network: eight bits per number of its rows, and unquantized weights.

import InkLexicon

/// The sections of a residual network.
struct ResidualSections {
  let words: [UInt8]
  let ranks: [UInt8]
  let rows: [UInt8]
  let weights: [UInt8]

  /// Serializes a validated network.
  init(_ residual: PackResidual, wordCount: Int) {
    var bits = BitVectorBuilder(count: wordCount)
    for word in residual.words { bits.set(Int(word)) }
    words = bits.bitBytes
    ranks = bits.rankBytes(bitsPerRank: PackFormat.bitsPerRank)
    let (vectorSize, hiddenSize) = (ResidualShape.vectorSize, ResidualShape.hiddenSize)
    let contextScale = Self.scale(of: residual.contexts, to: 127)
    let topicScale = Self.scale(of: residual.topics, to: 127)
    let outputScale = Self.scale(of: residual.outputs, to: 127)
    let biasScale = Self.scale(of: residual.biases, to: 32767)
    var rows = ByteSink()
    for row in 0...residual.words.count {
      for (values, size, scale) in [
        (residual.contexts, vectorSize, contextScale), (residual.topics, vectorSize, topicScale),
        (residual.outputs, hiddenSize, outputScale),
      ] {
        for value in values[row * size..<(row + 1) * size] {
          rows.append(UInt8(bitPattern: Int8(clamping: Int((value / scale).rounded()))))
        }
      }
      rows.append(littleEndian: Int16(clamping: Int((residual.biases[row] / biasScale).rounded())))
    }
    self.rows = rows.bytes
    var weights = ByteSink()
    weights.append(contextScale)
    weights.append(topicScale)
    weights.append(outputScale * residual.strength)
    weights.append(biasScale * residual.strength)
    for weight in residual.network { weights.append(weight) }
    self.weights = weights.bytes
  }

  /// Returns the factor by which integers up to `greatest` are scaled to cover all values.
  private static func scale(of values: [Float], to greatest: Float) -> Float {
    let reach = values.reduce(0) { max($0, abs($1)) }
    return reach > 0 ? reach / greatest : 1
  }
}
