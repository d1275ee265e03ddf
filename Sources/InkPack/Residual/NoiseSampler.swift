// Noise words drawn from an n-gram distribution, which the network learns to distinguish from the true words.

/// Draws words at positions of a text from the distribution of n-grams counted in the rest of the text.
///
/// Interpolated absolute discounting with D = 3/4, down to unigrams; the position itself is excluded from the counts.
/// Words are drawn among those with the same prefix as the true one, so that a position is seen as when part of the
/// word is typed. Some of the words are drawn from the preceding text, since a document's own words are suggested
/// again.
final class NoiseSampler: Sendable {
  private static let discount: Float = 0.75
  /// The share of words drawn from the preceding text.
  private static let nearShare: Float = 0.2
  private static let nearReach = 300
  /// The probabilities of zero, one and two typed bytes; otherwise it is three.
  private static let typedShares: [Float] = [0.35, 0.3, 0.2]

  let text: TrainingText
  private let orders: InlineArray<4, SortedPlaces>
  /// For each number of bytes from 1 to 3 and each word, the interval of words that share that many bytes of its key.
  private let intervals: [[Range<UInt32>]]
  /// The number of special words, which have the lowest ids.
  private let specialCount: UInt32
  /// The maximum number of bytes of each word that can be typed before it is complete.
  private let lengths: [UInt8]

  /// The part of an order that words are drawn from.
  private struct Source {
    var part = 0..<0
    var mass: Float = 0
  }

  /// Creates a sampler for a text; `keys` are the folded keys of the words. Takes 60 bytes per position.
  init(_ text: TrainingText, keys: [[UInt8]]) {
    self.text = text
    orders = InlineArray(first: SortedPlaces(text, above: nil)) { SortedPlaces(text, above: $0) }
    intervals = (1...3).map { Self.intervals(ofBytes: $0, keys) }
    specialCount = UInt32(keys.prefix { $0.isEmpty }.count)
    lengths = keys.map { UInt8(clamping: $0.count - 1) }
  }

  deinit { for order in orders.indices { orders[order].deallocate() } }

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

  /// Draws words for a position, with a random number of bytes typed.
  ///
  /// - Returns: False if there is nothing to distinguish.
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

  /// Draws words for a position.
  ///
  /// - Parameters:
  ///   - place: The position.
  ///   - typed: The number of typed bytes of its word, 0…3.
  ///   - noise: Filled with the words.
  ///   - random: The random generator.
  /// - Returns: False if nothing but the word itself is known.
  func draw(
    at place: Int, typed: Int, into noise: inout [UInt32], _ random: inout Xorshift
  ) -> Bool {
    let word = text.words[place]
    let interval = typed == 0 ? 0..<UInt32.max : intervals[typed - 1][Int(word)]
    var sources = InlineArray<4, Source>(repeating: Source())
    var total: Float = 0
    for order in orders.indices {
      guard let (source, backoff) = source(order, at: place, interval, isWhole: typed == 0) else {
        break
      }
      for lower in 0..<order { sources[lower].mass *= backoff }
      sources[order] = source
      total = total * backoff + source.mass
    }
    guard total > 0 else { return false }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.nearReach) { near in
      let near = UnsafeBufferPointer(rebasing: near.prefix(fill(near, at: place, interval)))
      return noise.withUnsafeMutableBufferPointer { noise in
        for index in noise.indices {
          if !near.isEmpty, random.fraction() < Self.nearShare {
            noise[index] = near[random.below(near.count)]
            continue
          }
          var (left, order) = (random.fraction() * total, 0)
          while order < orders.count - 1, left >= sources[order].mass {
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
    }
  }

  /// Begins to fetch what drawing at a position will read first.
  func expectOccurrences(at place: Int) {
    for order in orders.indices { orders[order].expectOccurrence(at: place) }
  }

  /// Begins to fetch what drawing at a position will read next; the occurrences at the one before must have arrived.
  func expectRuns(of place: Int) {
    for order in orders.indices.dropFirst() {
      orders[order].expectRun(of: place, in: text, above: orders[order - 1])
    }
  }

  /// Returns the mass that an order, excluding the position itself, gives to the words of an interval, and what it
  /// leaves to the lower orders; nil if it has no data.
  private func source(
    _ order: Int, at place: Int, _ interval: Range<UInt32>, isWhole: Bool
  ) -> (Source, backoff: Float)? {
    let sorted = orders[order]
    let run = sorted.run(of: place, in: text, above: order == 0 ? nil : orders[order - 1])
    if run.ranks.count < 2 || order > 0 && text.begins[place] { return nil }
    let rank = Int(sorted.ranks[place])
    let part = isWhole ? run : sorted.part(of: run, with: interval, around: rank)
    let own = sorted.isOnly(at: rank) ? 1 : 0
    let (others, all) = (Float(part.ranks.count - 1), Float(run.ranks.count - 1))
    if order == 0 { return (Source(part: part.ranks, mass: others / all), 0) }
    let mass = max(0, others - Self.discount * Float(part.wordCount - own)) / all
    return (
      Source(part: part.ranks, mass: mass), Self.discount * Float(run.wordCount - own) / all
    )
  }

  /// Draws a word of a part with the probability of its discounted count.
  private func drawn(
    _ order: Int, from part: Range<Int>, at place: Int, _ random: inout Xorshift
  ) -> UInt32? {
    if part.count < 2 { return nil }
    let sorted = orders[order]
    let own = Int(sorted.ranks[place])
    var drawn = sorted.occurrences[part.lowerBound]
    for _ in 0..<24 {
      let rank = part.lowerBound + random.below(part.count)
      drawn = sorted.occurrences[rank]
      if rank == own { continue }
      if order == 0 { break }
      let isOwn = drawn.word == text.words[place]
      let count = Float(sorted.count(of: drawn) - (isOwn ? 1 : 0))
      if random.fraction() < (count - Self.discount) / count { break }
    }
    return drawn.word
  }

  /// Writes the words of an interval shortly before a position to a buffer for ``nearReach`` of them, the last one
  /// first, and returns their number.
  private func fill(
    _ near: UnsafeMutableBufferPointer<UInt32>, at place: Int, _ interval: Range<UInt32>
  ) -> Int {
    let spoken = interval.clamped(to: specialCount..<UInt32.max)
    let first = max(0, place - Self.nearReach)
    var count = 0
    text.words.withUnsafeBufferPointer { words in
      text.begins.withUnsafeBufferPointer { begins in
        var before = place
        while before > first, !begins[before] {
          before -= 1
          // Written in any case, since whether it counts cannot be predicted.
          near[count] = words[before]
          count += spoken.contains(words[before]) ? 1 : 0
        }
      }
    }
    return count
  }
}

extension InlineArray<4, SortedPlaces> {
  /// Creates the orders from the lowest, each from the one below it.
  fileprivate init(first: SortedPlaces, next: (SortedPlaces) -> SortedPlaces) {
    let second = next(first)
    let third = next(second)
    self = [first, second, third, next(third)]
  }
}
