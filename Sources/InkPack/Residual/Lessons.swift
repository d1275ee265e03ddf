// What is to be told apart at the places of some batches: drawn beforehand, so that it can be done beside the learning.

/// Of each place of some batches its word, and the words that it is to be told from.
struct Lessons: Sendable {
  /// Words of a place: its own, then those drawn.
  static let width = 17
  /// Stands for the word of a place at which there is nothing to learn.
  private static let none = UInt32.max

  private var words: [UInt32]

  /// Draws them for batches of a text, by their numbers. Each place has its own chance, so that it does not matter
  /// which others are drawn with it.
  init(for batches: some Collection<UInt32>, by sampler: NoiseSampler) {
    words = []
    words.reserveCapacity(batches.count * ResidualNetwork.batch * Self.width)
    var noise = [UInt32](repeating: 0, count: Self.width - 1)
    for batch in batches {
      let start = Int(batch) * ResidualNetwork.batch
      for place in start..<start + ResidualNetwork.batch {
        var random = Xorshift(seed: UInt64(place))
        let isDrawn = sampler.draw(at: place, into: &noise, &random)
        words.append(isDrawn ? sampler.text.words[place] : Self.none)
        words += noise
      }
    }
  }

  /// The words at a place of one of the batches, its own first; nil where there is nothing to learn.
  func words(at place: Int, ofBatch index: Int) -> ArraySlice<UInt32>? {
    let start = (index * ResidualNetwork.batch + place) * Self.width
    return words[start] == Self.none ? nil : words[start..<start + Self.width]
  }
}
