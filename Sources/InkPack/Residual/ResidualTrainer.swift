// Training of a residual network: passes over all texts in random orders that are the same every time.

import InkLexicon

/// Passes over texts in batches of positions and trains the network on each.
struct ResidualTrainer {
  /// The noise, which must be drawn before training.
  let drawing: LessonDrawing
  private let text: TrainingText
  private let network: ResidualNetwork
  /// The row of each word; 0 for words without one.
  private let rows: [UInt16]
  private let specialCount: Int
  /// The order of the batches in the first pass.
  private var batches: [UInt32] = []
  private var random = Xorshift()
  /// The topic before each position of a batch, and its gradient.
  private let topic = FloatTable(rows: 1, columns: ResidualShape.vectorSize)
  private let wanted = FloatTable(rows: 1, columns: ResidualShape.vectorSize)

  private static let firstRate: Float = 0.08
  private static let lastRate: Float = 0.004
  /// The number of batches between two reports.
  private static let reportInterval = 4096
  private static let topicLanes = ResidualShape.vectorSize / 8

  /// Creates a trainer for texts.
  ///
  /// - Parameters:
  ///   - text: The texts.
  ///   - keys: The folded key of each word of the vocabulary; empty for special words.
  ///   - words: The words that get a row, ascending, fewer than 65,535.
  ///   - blockSize: The number of positions whose noise is drawn at a time.
  init(_ text: TrainingText, keys: [[UInt8]], words: [UInt32], blockSize: Int = 1 << 18) {
    self.text = text
    network = ResidualNetwork(rowCount: words.count + 1, &random)
    var rows = [UInt16](repeating: 0, count: keys.count)
    for (index, word) in words.enumerated() { rows[Int(word)] = UInt16(index + 1) }
    self.rows = rows
    specialCount = keys.prefix { $0.isEmpty }.count
    let count = UInt32(text.words.count / ResidualNetwork.batch)
    batches = random.shuffled(0..<count)
    drawing = LessonDrawing(of: text, keys: keys, rowOfWord: rows, blockSize: blockSize)
  }

  /// Trains the network on the noise drawn; `report` is passed the completed fraction, 0…1, and may throw to cancel.
  ///
  /// All passes have the same noise: drawing it takes longer than training on it, and drawing it anew for each pass
  /// made no better network.
  mutating func run(passes: Int, report: (Double) throws -> Void) throws {
    for pass in 0..<passes {
      let order = pass == 0 ? Array(batches.indices) : random.shuffled(batches.indices)
      for (step, index) in order.enumerated() {
        let done = Double(pass * batches.count + step) / Double(passes * batches.count)
        learn(
          from: Int(batches[index]) * ResidualNetwork.batch,
          rate: Self.firstRate * (1 - Float(done)) + Self.lastRate)
        if step % Self.reportInterval == 0 { try report(done) }
      }
    }
  }

  /// Returns the trained network with a factor to be applied to its output.
  func trained(_ words: [UInt32], strength: Float) -> PackResidual {
    let share = 3 * (1 - ResidualShape.topicDecay)
    return PackResidual(
      words: words, contexts: network.contexts.values,
      topics: network.topics.values.map { $0 * share },
      outputs: network.outputs.values, biases: Array(network.biases.values.prefix(words.count + 1)),
      network: network.weights.values,
      strength: strength)
  }

  private mutating func learn(from start: Int, rate: Float) {
    for place in 0..<ResidualNetwork.batch { expectInput(at: start + place) }
    let first = beginTopic(before: start)
    for place in 0..<ResidualNetwork.batch { fillInput(place, at: start + place) }
    network.predict()
    var isAny = false
    let rows = drawing.lessons.rows(ofBatchAt: start)
    network.expectOutputs(rows, at: 0)
    for place in 0..<ResidualNetwork.batch {
      network.expectOutputs(rows, at: place + 1)
      guard let rows = Lessons.rows(at: place, in: rows) else { continue }
      network.learn(rows, at: place, rate: rate)
      isAny = true
    }
    if !isAny { return }
    network.update(rate: rate)
    for place in 0..<ResidualNetwork.batch { changeContexts(place, at: start + place, rate: rate) }
    changeTopics(from: first, batch: start, rate: rate)
  }
}

// Rows that will be needed soon. Waiting for them, one after another, would take longer than the arithmetic.
extension ResidualTrainer {
  private func expectInput(at position: Int) {
    let row = Int(rows[Int(text.words[position])])
    network.contexts.expect(row)
    network.topics.expect(row)
  }
}

extension ResidualNetwork {
  fileprivate func expectOutputs(_ rows: UnsafeBufferPointer<UInt16>, at place: Int) {
    guard place < ResidualNetwork.batch, let rows = Lessons.rows(at: place, in: rows) else {
      return
    }
    for row in rows { outputs.expect(Int(row)) }
  }
}

// The inputs.
extension ResidualTrainer {
  /// Returns the row by which the word at a position contributes to the topic, or nil if it does not.
  private func topicRow(at position: Int) -> Int? {
    let word = Int(text.words[position])
    return word >= specialCount && rows[word] > 0 ? Int(rows[word]) : nil
  }

  private func addToTopic(_ position: Int) {
    guard let row = topicRow(at: position) else { return }
    let vector = network.topics.row(row)
    let (decay, share) = (ResidualShape.topicDecay, 3 * (1 - ResidualShape.topicDecay))
    for lane in 0..<Self.topicLanes {
      topic.lanes[lane] = topic.lanes[lane] * decay + vector[lane] * share
    }
  }

  /// Computes the topic of the words before a batch, and returns the position of the first of them.
  private func beginTopic(before start: Int) -> Int {
    var first = start
    while first > max(0, start - ResidualShape.topicReach), !text.begins[first] {
      first -= 1
    }
    topic.clear()
    for position in first..<start { addToTopic(position) }
    return first
  }

  private func fillInput(_ place: Int, at position: Int) {
    if text.begins[position] { topic.clear() }
    let input = network.inputs.row(place)
    forEachContext(of: position) { index, row in
      let vector = network.contexts.row(row)
      for lane in 0..<Self.topicLanes { input[index * Self.topicLanes + lane] = vector[lane] }
    }
    for lane in 0..<Self.topicLanes {
      input[ResidualShape.topicStart / 8 + lane] = topic.lanes[lane]
    }
    addToTopic(position)
  }

  /// Calls a closure with the rows of the words before a position, the last one first; positions before the start of a
  /// text have row 0.
  private func forEachContext(of position: Int, _ body: (Int, Int) -> Void) {
    var before = position
    var isBeginning = text.begins[before]
    for index in 0..<ResidualShape.historyLength {
      if before == 0 || isBeginning {
        body(index, 0)
        continue
      }
      before -= 1
      body(index, Int(rows[Int(text.words[before])]))
      isBeginning = text.begins[before]
    }
  }

  private func changeContexts(_ place: Int, at position: Int, rate: Float) {
    let gradient = network.inputGradients.row(place)
    forEachContext(of: position) { index, row in
      network.changeContext(row, by: gradient + index * Self.topicLanes, rate: rate)
    }
  }

  /// Propagates the gradient of the topic at each position back to the words before it, from the last one.
  private func changeTopics(from first: Int, batch start: Int, rate: Float) {
    let share = FloatTable.Lane(repeating: 3 * (1 - ResidualShape.topicDecay))
    let decay = FloatTable.Lane(repeating: ResidualShape.topicDecay)
    let scaled = FloatTable(rows: 1, columns: ResidualShape.vectorSize)
    wanted.clear()
    for position in stride(from: start + ResidualNetwork.batch - 1, through: first, by: -1) {
      if let row = topicRow(at: position) {
        for lane in 0..<Self.topicLanes { scaled.lanes[lane] = wanted.lanes[lane] * share }
        network.changeTopic(row, by: scaled.lanes, rate: rate)
        for lane in 0..<Self.topicLanes { wanted.lanes[lane] *= decay }
      }
      if position >= start {
        let gradient = network.inputGradients.row(position - start)
        for lane in 0..<Self.topicLanes {
          wanted.lanes[lane] += gradient[ResidualShape.topicStart / 8 + lane]
        }
      }
      if text.begins[position] { wanted.clear() }
    }
  }
}
