// Training of a residual network: passes over all texts in random orders that are the same every time.

import InkLexicon
import Synchronization

/// Passes over texts in batches of positions and trains the network on each.
struct ResidualTrainer {
  private let sampler: NoiseSampler
  private let network: ResidualNetwork
  /// The row of each word; 0 for words without one.
  private let rows: [Int]
  private let specialCount: Int
  private var random = Xorshift()
  private var candidates: [Int] = []
  /// The topic before each position of a batch, and its gradient.
  private let topic = FloatTable(rows: 1, columns: ResidualShape.vectorSize)
  private let wanted = FloatTable(rows: 1, columns: ResidualShape.vectorSize)

  /// The number of batches whose noise is drawn at a time.
  private static let batchesAhead = 4096
  private static let firstRate: Float = 0.08
  private static let lastRate: Float = 0.004
  private static let topicLanes = ResidualShape.vectorSize / 8

  /// Creates a trainer for texts.
  ///
  /// - Parameters:
  ///   - text: The texts.
  ///   - keys: The folded key of each word of the vocabulary; empty for special words.
  ///   - words: The words that get a row, ascending.
  init(_ text: TrainingText, keys: [[UInt8]], words: [UInt32]) {
    sampler = NoiseSampler(text, keys: keys)
    network = ResidualNetwork(rowCount: words.count + 1, &random)
    var rows = [Int](repeating: 0, count: keys.count)
    for (index, word) in words.enumerated() { rows[Int(word)] = index + 1 }
    self.rows = rows
    specialCount = keys.prefix { $0.isEmpty }.count
  }

  /// Trains the network; `report` is passed the completed fraction, 0…1, and may throw to cancel.
  ///
  /// The noise for later positions is drawn concurrently with training: that is half of the work and does not
  /// depend on the parameters. It differs from pass to pass.
  mutating func run(
    passes: Int, beside aside: PackBuilder.Aside, report: (Double) throws -> Void
  ) throws {
    var order: [Lessons.Batch] = []
    for pass in 0..<passes { order += shuffledBatches(ofPass: pass) }
    var lessons = try drawing(order.prefix(Self.batchesAhead), beside: aside)
    for start in stride(from: 0, to: order.count, by: Self.batchesAhead) {
      let drawn = lessons()
      let batches = order[start...].prefix(Self.batchesAhead)
      lessons = try drawing(order[batches.endIndex...].prefix(Self.batchesAhead), beside: aside)
      for (index, batch) in batches.enumerated() {
        let done = Float(start + index) / Float(order.count)
        learn(
          drawn, batch: index, from: batch.start,
          rate: Self.firstRate * (1 - done) + Self.lastRate)
      }
      try report(Double(batches.endIndex) / Double(order.count))
    }
  }

  /// Returns all batches of the texts in a random order.
  private mutating func shuffledBatches(ofPass pass: Int) -> [Lessons.Batch] {
    let count = sampler.text.words.count / ResidualNetwork.batch
    var batches = (0..<UInt32(count)).map { Lessons.Batch(number: $0, pass: UInt32(pass)) }
    for index in batches.indices.dropFirst().reversed() {
      batches.swapAt(index, random.below(index + 1))
    }
    return batches
  }

  /// Starts drawing the noise for some batches; returns a function that waits for it.
  private func drawing(
    _ batches: ArraySlice<Lessons.Batch>, beside aside: PackBuilder.Aside
  ) throws -> () -> Lessons {
    let (sampler, drawn) = (sampler, DrawnLessons())
    let wait = try aside { drawn.lessons.withLock { $0 = Lessons(for: batches, by: sampler) } }
    return {
      wait()
      return drawn.lessons.withLock { $0 } ?? Lessons(for: [], by: sampler)
    }
  }

  /// Returns the trained network with a factor to be applied to its output.
  func trained(_ words: [UInt32], strength: Float) -> PackResidual {
    let share = 3 * (1 - ResidualShape.topicDecay)
    return PackResidual(
      words: words, contexts: network.contexts.values,
      topics: network.topics.values.map { $0 * share },
      outputs: network.outputs.values, biases: network.biases, network: network.weights.values,
      strength: strength)
  }

  private mutating func learn(_ lessons: Lessons, batch: Int, from start: Int, rate: Float) {
    let first = beginTopic(before: start)
    for place in 0..<ResidualNetwork.batch { fillInput(place, at: start + place) }
    network.predict()
    var isAny = false
    for place in 0..<ResidualNetwork.batch {
      guard let words = lessons.words(at: place, ofBatch: batch) else { continue }
      candidates.removeAll(keepingCapacity: true)
      for word in words { candidates.append(rows[Int(word)]) }
      network.learn(candidates, at: place, rate: rate)
      isAny = true
    }
    if !isAny { return }
    network.update(rate: rate)
    for place in 0..<ResidualNetwork.batch { changeContexts(place, at: start + place, rate: rate) }
    changeTopics(from: first, batch: start, rate: rate)
  }
}

/// The noise drawn by another thread.
private final class DrawnLessons: Sendable {
  let lessons = Mutex<Lessons?>(nil)
}

// The inputs.
extension ResidualTrainer {
  /// Returns the row by which the word at a position contributes to the topic, or nil if it does not.
  private func topicRow(at position: Int) -> Int? {
    let word = Int(sampler.text.words[position])
    return word >= specialCount && rows[word] > 0 ? rows[word] : nil
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
    while first > max(0, start - ResidualShape.topicReach), !sampler.text.begins[first] {
      first -= 1
    }
    topic.clear()
    for position in first..<start { addToTopic(position) }
    return first
  }

  private func fillInput(_ place: Int, at position: Int) {
    if sampler.text.begins[position] { topic.clear() }
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

  /// Calls a closure with the rows of the words before a position, the last one first; positions before the start
  /// of a text have row 0.
  private func forEachContext(of position: Int, _ body: (Int, Int) -> Void) {
    var before = position
    var isBeginning = sampler.text.begins[before]
    for index in 0..<ResidualShape.historyLength {
      if before == 0 || isBeginning {
        body(index, 0)
        continue
      }
      before -= 1
      body(index, rows[Int(sampler.text.words[before])])
      isBeginning = sampler.text.begins[before]
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
      if sampler.text.begins[position] { wanted.clear() }
    }
  }
}
