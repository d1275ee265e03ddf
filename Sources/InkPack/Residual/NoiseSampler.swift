// Words that n-grams take to be likely at a place, drawn by chance: the network learns to tell them from the truth.

/// Draws words at places of a text as n-grams counted in all the rest of the text would.
///
/// Interpolated absolute discounting with D = 3/4, down to single words; the place itself is left out of the counts.
/// Words are drawn among those that begin as the true one does: a place can be asked as somebody sees it who has typed
/// so much. A part of the words is drawn from what stands shortly before, as a document's own words are offered again.
struct NoiseSampler: Sendable {
  private static let discount: Float = 0.75
  /// What part of the words is drawn from those before.
  private static let nearShare: Float = 0.2
  private static let nearReach = 300
  private static let highestOrder = 4
  /// How often nothing, one byte, two are typed; else it is three.
  private static let typedShares: [Float] = [0.35, 0.3, 0.2]

  let text: TrainingText
  private let orders: [SortedPlaces]
  /// For each number of bytes from 1 to 3, the interval of words that share so many bytes of each one's key.
  private let intervals: [[Range<UInt32>]]
  /// Words below are marks of the models.
  private let specialCount: UInt32
  /// How many bytes of each word can be typed before it is whole.
  private let lengths: [UInt8]

  /// Where words are drawn from at one order.
  private struct Source {
    var part = 0..<0
    var mass: Float = 0
  }

  /// A sampler over a text; `keys` are the folded keys of the words. Costs 80 bytes a place.
  init(_ text: TrainingText, keys: [[UInt8]]) {
    self.text = text
    var orders: [SortedPlaces] = []
    for _ in 0..<Self.highestOrder { orders.append(SortedPlaces(text, above: orders.last)) }
    self.orders = orders
    intervals = (1...3).map { Self.intervals(ofBytes: $0, keys) }
    specialCount = UInt32(keys.prefix { $0.isEmpty }.count)
    lengths = keys.map { UInt8(clamping: $0.count - 1) }
  }

  private static func intervals(ofBytes count: Int, _ keys: [[UInt8]]) -> [Range<UInt32>] {
    var intervals: [Range<UInt32>] = []
    intervals.reserveCapacity(keys.count)
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].prefix(count) == keys[start].prefix(count) { end += 1 }
      for _ in start..<end { intervals.append(UInt32(start)..<UInt32(end)) }
      start = end
    }
    return intervals
  }

  /// Draws words for a place of whose word so much is typed as chance has it.
  ///
  /// - Returns: False where there is nothing to tell apart.
  func draw(at place: Int, into noise: inout [UInt32], _ random: inout Xorshift) -> Bool {
    let word = text.words[place]
    guard word >= specialCount else { return false }
    var (chance, typed) = (random.fraction(), 0)
    while typed < Self.typedShares.count, chance >= Self.typedShares[typed] {
      chance -= Self.typedShares[typed]
      typed += 1
    }
    return draw(
      at: place, typed: min(typed, Int(lengths[Int(word)])), into: &noise, &random)
  }

  /// Draws words for a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - typed: So many bytes of its word are typed, 0…3.
  ///   - noise: Is filled with the words.
  ///   - random: Chance.
  /// - Returns: False where nothing is known but the word itself.
  func draw(
    at place: Int, typed: Int, into noise: inout [UInt32], _ random: inout Xorshift
  ) -> Bool {
    let word = text.words[place]
    let interval = typed == 0 ? 0..<UInt32.max : intervals[typed - 1][Int(word)]
    var sources = InlineArray<4, Source>(repeating: Source())
    var total: Float = 0
    for order in 0..<Self.highestOrder {
      guard let (source, backoff) = source(order, at: place, interval, isWhole: typed == 0) else {
        break
      }
      for lower in 0..<order { sources[lower].mass *= backoff }
      sources[order] = source
      total = total * backoff + source.mass
    }
    guard total > 0 else { return false }
    let near = near(place, interval)
    for index in noise.indices {
      if !near.isEmpty, random.fraction() < Self.nearShare {
        noise[index] = near[random.below(near.count)]
        continue
      }
      var (left, order) = (random.fraction() * total, 0)
      while order < Self.highestOrder - 1, left >= sources[order].mass {
        left -= sources[order].mass
        order += 1
      }
      while order > 0, sources[order].mass <= 0 { order -= 1 }
      guard let drawn = drawn(order, from: sources[order].part, at: place, &random) else {
        return false
      }
      noise[index] = drawn
    }
    return true
  }

  /// What an order, counted without the place itself, gives to the words of an interval, and what it leaves to the
  /// orders below; nil where it knows nothing.
  private func source(
    _ order: Int, at place: Int, _ interval: Range<UInt32>, isWhole: Bool
  ) -> (Source, backoff: Float)? {
    let sorted = orders[order]
    let run = sorted.run(of: place, in: text, above: order == 0 ? nil : orders[order - 1])
    if run.count < 2 || order > 0 && text.begins[place] { return nil }
    let rank = Int(sorted.ranks[place])
    let part = isWhole ? run : sorted.part(of: run, with: interval, around: rank)
    let isOnly = sorted.count(at: rank) == 1 ? 1 : 0
    func types(in range: Range<Int>) -> Float {
      Float(Int(sorted.ngrams[range.upperBound - 1] - sorted.ngrams[range.lowerBound]) + 1 - isOnly)
    }
    let (others, all) = (Float(part.count - 1), Float(run.count - 1))
    if order == 0 { return (Source(part: part, mass: others / all), 0) }
    let mass = max(0, others - Self.discount * types(in: part)) / all
    return (Source(part: part, mass: mass), Self.discount * types(in: run) / all)
  }

  /// A word of a part, with the chance of its discounted count.
  private func drawn(
    _ order: Int, from part: Range<Int>, at place: Int, _ random: inout Xorshift
  ) -> UInt32? {
    if part.count < 2 { return nil }
    let sorted = orders[order]
    var rank = part.lowerBound
    for _ in 0..<24 {
      rank = part.lowerBound + random.below(part.count)
      if Int(sorted.places[rank]) == place { continue }
      if order == 0 { break }
      let isOwn = sorted.words[rank] == text.words[place]
      let count = Float(sorted.count(at: rank) - (isOwn ? 1 : 0))
      if random.fraction() < (count - Self.discount) / count { break }
    }
    return sorted.words[rank]
  }

  /// The words of an interval shortly before a place.
  private func near(_ place: Int, _ interval: Range<UInt32>) -> [UInt32] {
    var (near, before): ([UInt32], Int) = ([], place)
    while before > max(0, place - Self.nearReach), !text.begins[before] {
      before -= 1
      let word = text.words[before]
      if word >= specialCount, interval.contains(word) { near.append(word) }
    }
    return near
  }
}
