// Trains a residual network: once over all texts in an order drawn by chance, the same one each time.

import InkLexicon

/// Walks over texts in batches of places and lets the network learn at each.
struct ResidualTrainer {
  private let sampler: NoiseSampler
  private let network: ResidualNetwork
  /// The row of each word; 0 for those without.
  private let rows: [Int]
  private let specialCount: Int
  private var random = Xorshift()
  private var noise = [UInt32](repeating: 0, count: noiseCount)
  private var candidates: [Int] = []
  /// How many bytes are typed: how much of each word of the text is left to chance.
  private let lengths: [Int]
  /// The topic before each place of a batch, and what is wanted of it.
  private let topic = FloatTable(rows: 1, columns: ResidualShape.vectorSize)
  private let wanted = FloatTable(rows: 1, columns: ResidualShape.vectorSize)

  private static let noiseCount = 16
  /// No more places than these are learned at, drawn from all the texts: three times as many bring half as much again.
  private static let mostPlaces = 12_000_000
  private static let firstRate: Float = 0.08
  private static let lastRate: Float = 0.004
  /// How often nothing, one byte, two are typed; else it is three.
  private static let typedShares: [Float] = [0.35, 0.3, 0.2]
  private static let topicLanes = ResidualShape.vectorSize / 8

  /// A trainer for texts.
  ///
  /// - Parameters:
  ///   - text: The texts.
  ///   - keys: The folded key of each word of the vocabulary; empty for marks of the models.
  ///   - words: The words that get a row, ascending.
  init(_ text: TrainingText, keys: [[UInt8]], words: [UInt32]) {
    sampler = NoiseSampler(text, keys: keys)
    network = ResidualNetwork(rowCount: words.count + 1, &random)
    var rows = [Int](repeating: 0, count: keys.count)
    for (index, word) in words.enumerated() { rows[Int(word)] = index + 1 }
    self.rows = rows
    lengths = keys.map(\.count)
    specialCount = keys.prefix { $0.isEmpty }.count
  }

  /// Trains; `report` is told how much is done, 0…1, and may throw to stop.
  ///
  /// English takes three minutes of processor time and, with the n-grams of 33 M words, 4 GB.
  mutating func run(report: (Double) throws -> Void) rethrows {
    let size = ResidualNetwork.batch
    var order = Array(0..<UInt32(sampler.text.words.count / size))
    for index in order.indices.dropFirst().reversed() {
      order.swapAt(index, random.below(index + 1))
    }
    order = Array(order.prefix(Self.mostPlaces / size))
    for (step, batch) in order.enumerated() {
      let done = Float(step) / Float(order.count)
      learn(Int(batch) * size, rate: Self.firstRate * (1 - done) + Self.lastRate)
      if step % 4096 == 0 { try report(Double(done)) }
    }
  }

  /// The trained network, of which so much is to be taken.
  func trained(_ words: [UInt32], strength: Float) -> PackResidual {
    let share = 3 * (1 - ResidualShape.topicDecay)
    return PackResidual(
      words: words, contexts: network.contexts.values,
      topics: network.topics.values.map { $0 * share },
      outputs: network.outputs.values, biases: network.biases, network: network.weights.values,
      strength: strength)
  }

  private mutating func learn(_ start: Int, rate: Float) {
    let first = beginTopic(before: start)
    for place in 0..<ResidualNetwork.batch { fillInput(place, at: start + place) }
    network.predict()
    var isAny = false
    for place in 0..<ResidualNetwork.batch where learn(place, at: start + place, rate: rate) {
      isAny = true
    }
    if !isAny { return }
    network.update(rate: rate)
    for place in 0..<ResidualNetwork.batch { changeContexts(place, at: start + place, rate: rate) }
    changeTopics(from: first, batch: start, rate: rate)
  }

  /// Learns at a place, if it has a word to learn.
  private mutating func learn(_ place: Int, at position: Int, rate: Float) -> Bool {
    let word = Int(sampler.text.words[position])
    guard word >= specialCount else { return false }
    var (chance, typed) = (random.fraction(), 0)
    while typed < Self.typedShares.count, chance >= Self.typedShares[typed] {
      chance -= Self.typedShares[typed]
      typed += 1
    }
    typed = min(typed, lengths[word] - 1)
    guard sampler.draw(at: position, typed: typed, into: &noise, &random) else { return false }
    candidates.removeAll(keepingCapacity: true)
    candidates.append(rows[word])
    for word in noise { candidates.append(rows[Int(word)]) }
    network.learn(candidates, at: place, rate: rate)
    return true
  }
}

// The inputs.
extension ResidualTrainer {
  /// The row by which a word counts for the topic; nil for what does not.
  private func topicRow(at position: Int) -> Int? {
    let word = Int(sampler.text.words[position])
    return word >= specialCount && rows[word] > 0 ? rows[word] : nil
  }

  private func passTopic(_ position: Int) {
    guard let row = topicRow(at: position) else { return }
    let vector = network.topics.row(row)
    let (decay, share) = (ResidualShape.topicDecay, 3 * (1 - ResidualShape.topicDecay))
    for lane in 0..<Self.topicLanes {
      topic.lanes[lane] = topic.lanes[lane] * decay + vector[lane] * share
    }
  }

  /// Makes the topic of the words before a batch; gives the first of them.
  private func beginTopic(before start: Int) -> Int {
    var first = start
    while first > max(0, start - ResidualShape.topicReach), !sampler.text.begins[first] {
      first -= 1
    }
    topic.clear()
    for position in first..<start { passTopic(position) }
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
    passTopic(position)
  }

  /// Gives the rows of the words before a place, the last one first; the beginning of a text stands before it.
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

  /// Passes what is wanted of the topic at each place on to the words before it, the last ones first.
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
