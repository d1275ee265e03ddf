// The words to be distinguished at each position, drawn in advance to run concurrently with training.

/// For each position in some batches, its word and the noise words it is to be distinguished from, as rows of the
/// network. Takes 34 bytes per position.
struct Lessons: Sendable {
  /// The number of words per position: its own, then the noise.
  static let width = 17
  /// The row that marks a position with nothing to be learned; there are fewer, see ``RecipeParser``.
  private static let none = UInt16.max

  private var rows: [UInt16]

  /// Draws the words for batches of a text. Each position has its own random generator, so the result does not
  /// depend on which others are drawn with it.
  ///
  /// - Parameters:
  ///   - batches: The number of each batch: which of the consecutive parts of the text it is.
  ///   - sampler: What to draw from.
  ///   - rowOfWord: The row of each word.
  init(for batches: ArraySlice<UInt32>, by sampler: NoiseSampler, rowOfWord: [UInt16]) {
    rows = []
    rows.reserveCapacity(batches.count * ResidualNetwork.batch * Self.width)
    var noise = [UInt32](repeating: 0, count: Self.width - 1)
    for batch in batches {
      let start = Int(batch) * ResidualNetwork.batch
      for place in start..<start + ResidualNetwork.batch {
        var random = Xorshift(seed: UInt64(place))
        let isDrawn = sampler.draw(at: place, into: &noise, &random)
        rows.append(isDrawn ? rowOfWord[Int(sampler.text.words[place])] : Self.none)
        for word in noise { rows.append(rowOfWord[Int(word)]) }
      }
    }
  }

  /// Returns the rows at a position of one of the batches, its own word's first, or nil if there is nothing to be
  /// learned.
  func rows(at place: Int, ofBatch index: Int) -> ArraySlice<UInt16>? {
    let start = (index * ResidualNetwork.batch + place) * Self.width
    return rows[start] == Self.none ? nil : rows[start..<start + Self.width]
  }
}
