// A small network in a pack that corrects its n-grams using more of the text than the last words.

/// ln P(word | text) - ln P(word | last words), as estimated by a small network, for the frequent words of a pack.
///
///     x = the vectors of the last words, and the topic: the sum of the vectors of the words before, each
///     decayed by 7 % for every later word that has a row
///     h = softsign(W x + b)                         softsign(a) = a / (1 + |a|)
///     f(word) = u_word · h + bias_word
///
/// This is a residual energy-based model (Deng, Bakhtin, Ott, Szlam, Ranzato 2020) with a feed-forward network in place
/// of a transformer. f is determined up to a constant shared by all words at a position, so it tells which of several
/// words is likelier than the n-grams estimate, but not the absolute probability of each.
package struct ResidualModel: Sendable {
  /// Eight numbers, the unit in which rows are read.
  typealias Lane = SIMD8<Float>

  private let words: BitVector
  private let rows: SectionPlace
  /// The scale factors of context vectors, topic vectors, outputs and biases.
  private let scales: [Float]
  /// The weights from each input to the hidden units, followed by the biases of these.
  private let weights: [Lane]

  private typealias Shape = ResidualShape
  private static let hiddenLanes = Shape.hiddenSize / 8
  private static let vectorLanes = Shape.vectorSize / 8
  private static let scaleCount = 4
  private static let weightCount = (Shape.inputSize + 1) * Shape.hiddenSize

  /// Reads the network of a pack, or returns nil if there is none.
  init?(_ table: SectionTable, wordCount: Int, in file: PackFile) throws(PackError) {
    guard table.has(.residualWeights) else { return nil }
    words = try BitVector(
      try table.place(of: .residualWords), try table.place(of: .residualRanks), count: wordCount,
      of: "residualWords")
    rows = try table.place(of: .residualRows)
    guard rows.count > 0, rows.count % Shape.rowByteCount == 0 else {
      throw .damagedSection("residualRows")
    }
    let place = try table.place(
      of: .residualWeights, byteCount: 4 * (Self.scaleCount + Self.weightCount))
    scales = (0..<Self.scaleCount).map { Float(file.float(at: place.offset + 4 * $0)) }
    let start = place.offset + 4 * Self.scaleCount
    weights = (0..<Self.weightCount / 8).map { lane in
      var numbers = Lane()
      for index in 0..<8 {
        numbers[index] = Float(file.float(at: start + 4 * (lane * 8 + index)))
      }
      return numbers
    }
  }

  /// Checks that there is a row for each word that is marked as having one.
  func verify(in file: PackFile) throws(PackError) {
    let expected = words.total(in: file) + 1
    let found = rows.count / Shape.rowByteCount
    if found != expected {
      throw .inconsistent("the residual network has \(found) rows instead of \(expected)")
    }
  }

  /// Returns the offset of a word's row, or that of the shared row for a word without one.
  private func row(of word: Int?, in file: PackFile) -> Int {
    word.flatMap { ownRow(of: $0, in: file) } ?? rows.offset
  }

  /// Returns the offset of a word's own row, or nil for a word without one.
  private func ownRow(of word: Int, in file: PackFile) -> Int? {
    words.rank(of: word, in: file).map { rows.offset + ($0 + 1) * Shape.rowByteCount }
  }

  /// Returns the hidden state at a position; costs a few microseconds.
  ///
  /// - Parameters:
  ///   - history: The ids of the words before the position, the most recent last, including special words; nil for
  ///     words not in the pack.
  ///   - topic: The ids of the preceding words other than special words, the oldest first.
  ///   - file: The pack's bytes.
  /// - Returns: The argument for ``score(of:at:in:)``.
  package func outlook(
    after history: [Int?], about topic: [Int], in file: PackFile
  ) -> ResidualState {
    var input = [Lane](repeating: Lane(), count: Shape.inputSize / 8)
    for index in 0..<Shape.historyLength {
      let place = history.count - 1 - index
      let row = row(of: place < 0 ? nil : history[place], in: file)
      for lane in 0..<Self.vectorLanes {
        let numbers = Lane(file.signedBytes(at: row + 8 * lane))
        input[index * Self.vectorLanes + lane] = numbers * scales[0]
      }
    }
    let (decay, scale) = (Lane(repeating: Shape.topicDecay), scales[1])
    var sums = InlineArray<4, Lane>(repeating: Lane())
    for word in topic.suffix(Shape.topicReach) {
      guard let row = ownRow(of: word, in: file).map({ $0 + Shape.vectorSize }) else { continue }
      for lane in sums.indices {
        sums[lane] = sums[lane] * decay + Lane(file.signedBytes(at: row + 8 * lane)) * scale
      }
    }
    for lane in sums.indices { input[Shape.topicStart / 8 + lane] = sums[lane] }
    return outlook(from: input)
  }

  private func outlook(from input: [Lane]) -> ResidualState {
    var outlook = ResidualState()
    weights.withUnsafeBufferPointer { weights in
      for lane in 0..<Self.hiddenLanes {
        var sum = weights[Shape.inputSize * Self.hiddenLanes + lane]
        var place = lane
        for numbers in input {
          for index in 0..<8 {
            sum += weights[place] * numbers[index]
            place += Self.hiddenLanes
          }
        }
        outlook.hidden[lane] = sum / (sum.replacing(with: -sum, where: sum .< 0) + 1)
      }
    }
    return outlook
  }

  /// Returns f of a word at a position, up to a constant shared by all words at the position, within ±16 nats.
  package func score(of word: Int, at outlook: ResidualState, in file: PackFile) -> Score {
    let row = row(of: word, in: file) + 2 * Shape.vectorSize
    var sum = Lane()
    let hidden = outlook.hidden.span
    for lane in hidden.indices {
      sum += hidden[lane] * Lane(file.signedBytes(at: row + 8 * lane))
    }
    let bias = Float(Int16(bitPattern: file.uint16(at: row + Shape.hiddenSize)))
    let nats = sum.sum() * scales[2] + bias * scales[3]
    return Score(nats: Double(max(-16, min(nats, 16))))
  }
}

/// The hidden state of a residual network at a position.
package struct ResidualState: Sendable {
  /// An array, so that the many copies of the context made while searching share one buffer.
  fileprivate var hidden = [SIMD8<Float>](repeating: SIMD8(), count: ResidualShape.hiddenSize / 8)
}
