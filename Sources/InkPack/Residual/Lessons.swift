// The words to be distinguished at each position, drawn in advance to run concurrently with training.

/// For each position in some batches, its word and the noise words it is to be distinguished from.
struct Lessons: Sendable {
  /// Consecutive positions of the text in one of the passes over it.
  struct Batch: Sendable {
    let number: UInt32
    let pass: UInt32

    /// The first position.
    var start: Int { Int(number) * ResidualNetwork.batch }
  }

  /// The number of words per position: its own, then the noise.
  static let width = 17
  /// The word that marks a position with nothing to be learned.
  private static let none = UInt32.max

  private var words: [UInt32]

  /// Draws the words for batches of a text. Each position of each pass has its own random generator, so the
  /// result does not depend on which others are drawn with it.
  init(for batches: some Collection<Batch>, by sampler: NoiseSampler) {
    words = []
    words.reserveCapacity(batches.count * ResidualNetwork.batch * Self.width)
    var noise = [UInt32](repeating: 0, count: Self.width - 1)
    for batch in batches {
      for place in batch.start..<batch.start + ResidualNetwork.batch {
        var random = Xorshift(seed: UInt64(batch.pass) << 32 | UInt64(place))
        let isDrawn = sampler.draw(at: place, into: &noise, &random)
        words.append(isDrawn ? sampler.text.words[place] : Self.none)
        words += noise
      }
    }
  }

  /// Returns the words at a position of one of the batches, its own first, or nil if there is nothing to be
  /// learned.
  func words(at place: Int, ofBatch index: Int) -> ArraySlice<UInt32>? {
    let start = (index * ResidualNetwork.batch + place) * Self.width
    return words[start] == Self.none ? nil : words[start..<start + Self.width]
  }
}
