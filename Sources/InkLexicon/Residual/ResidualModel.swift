// What more of a text foretells than the last words do: a small network in a pack, which corrects its n-grams.

/// ln P(word | text) - ln P(word | the last words), as far as a small network makes it out, for the frequent words of a
/// pack.
///
///     x = the vectors of the last words, and the topic: the sum of the vectors of the words before, each word
///         behind one taking away 7 % of it
///     h = softsign(W x + b)                         softsign(a) = a / (1 + |a|)
///     f(word) = u_word · h + bias_word
///
/// A residual energy-based model (Deng, Bakhtin, Ott, Szlam, Ranzato 2020) with a feed-forward network in the place of
/// a transformer. f is known up to a number that is the same for all words of a place, so it says which of several
/// words is likelier than n-grams have it, and not by how much each is.
package struct ResidualModel: Sendable {
  /// Eight numbers, one of the steps in which rows are read.
  typealias Lane = SIMD8<Float>

  private let words: BitVector
  private let rows: SectionPlace
  /// What the bytes of vectors, topics, outputs and the numbers of biases are multiplied by.
  private let scales: [Float]
  /// From each input to the hidden numbers, and what is added to these.
  private let weights: [Lane]

  private typealias Shape = ResidualShape
  private static let hiddenLanes = Shape.hiddenSize / 8
  private static let vectorLanes = Shape.vectorSize / 8
  private static let scaleCount = 4
  private static let weightCount = (Shape.inputSize + 1) * Shape.hiddenSize

  /// The network of a pack; nil where it has none.
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

  /// There is a row for each word that says so.
  func verify(in file: PackFile) throws(PackError) {
    let expected = words.total(in: file) + 1
    let found = rows.count / Shape.rowByteCount
    if found != expected {
      throw .inconsistent("it has \(found) rows of its residual network for \(expected) words")
    }
  }

  /// Where the row of a word begins; that of all words without one for the others.
  private func row(of word: Int?, in file: PackFile) -> Int {
    word.flatMap { ownRow(of: $0, in: file) } ?? rows.offset
  }

  /// Where the row of a word begins; nil for a word without one.
  private func ownRow(of word: Int, in file: PackFile) -> Int? {
    words.rank(of: word, in: file).map { rows.offset + ($0 + 1) * Shape.rowByteCount }
  }

  /// What a place foretells; costs some microseconds.
  ///
  /// - Parameters:
  ///   - history: The ids of the words before the place, newest last, marks of the models among them; nil for what the
  ///     pack does not have.
  ///   - topic: The ids of the words before it that are no marks, oldest first.
  ///   - file: The pack's bytes.
  /// - Returns: What ``score(of:at:in:)`` is asked with.
  package func outlook(
    after history: [Int?], about topic: [Int], in file: PackFile
  ) -> ResidualOutlook {
    var input = [Lane](repeating: Lane(), count: Shape.inputSize / 8)
    for index in 0..<Shape.historyLength {
      let place = history.count - 1 - index
      let row = row(of: place < 0 ? nil : history[place], in: file)
      for lane in 0..<Self.vectorLanes {
        let numbers = Lane(file.signedBytes(at: row + 8 * lane))
        input[index * Self.vectorLanes + lane] = numbers * scales[0]
      }
    }
    let decay = Lane(repeating: Shape.topicDecay)
    for word in topic.suffix(Shape.topicReach) {
      guard let row = ownRow(of: word, in: file).map({ $0 + Shape.vectorSize }) else { continue }
      for lane in 0..<Self.vectorLanes {
        let (place, numbers) = (
          Shape.topicStart / 8 + lane, Lane(file.signedBytes(at: row + 8 * lane))
        )
        input[place] = input[place] * decay + numbers * scales[1]
      }
    }
    return outlook(from: input)
  }

  private func outlook(from input: [Lane]) -> ResidualOutlook {
    var outlook = ResidualOutlook()
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

  /// f of a word at a place, up to what is the same for all words of the place, within ±16 nats.
  package func score(of word: Int, at outlook: ResidualOutlook, in file: PackFile) -> Score {
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

/// What a residual network makes of the words before a place.
package struct ResidualOutlook: Sendable {
  /// In one place for all copies, which are many: each search of a key hands the context on.
  fileprivate var hidden = [SIMD8<Float>](repeating: SIMD8(), count: ResidualShape.hiddenSize / 8)
}
