// The words to be distinguished at each position, drawn in advance to run concurrently with training.

/// For each position in some batches, its word and the noise words it is to be distinguished from, as rows of the
/// network. Takes 34 bytes per position.
struct Lessons: Sendable {
  /// The number of words per position: its own, then the noise.
  static let width = 17
  /// The row that marks a position with nothing to be learned; there are fewer, see ``RecipeParser``.
  private static let none = UInt16.max

  /// How many positions in advance memory is fetched.
  private static let reach = 12

  private var rows: [UInt16]

  /// Draws the words for batches of a text. Each position has its own random generator, so the result does not depend
  /// on which others are drawn with it.
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
      let places = Int(batch) * ResidualNetwork.batch..<(Int(batch) + 1) * ResidualNetwork.batch
      for place in places.lowerBound - 1..<places.lowerBound + Self.reach {
        sampler.expectOccurrences(at: place)
      }
      for place in places {
        sampler.expectOccurrences(at: place + Self.reach)
        sampler.expectRuns(of: min(place + Self.reach / 2, places.upperBound - 1))
        var random = Xorshift(seed: UInt64(place))
        let isDrawn = sampler.draw(at: place, into: &noise, &random)
        rows.append(isDrawn ? rowOfWord[Int(sampler.text.words[place])] : Self.none)
        for word in noise { rows.append(rowOfWord[Int(word)]) }
      }
    }
  }

  /// Calls a closure with the rows of one of the batches, for ``rows(at:in:)``.
  func withRows<Result>(
    ofBatch index: Int, _ body: (UnsafeBufferPointer<UInt16>) -> Result
  ) -> Result {
    let count = ResidualNetwork.batch * Self.width
    return rows.withUnsafeBufferPointer { rows in
      body(UnsafeBufferPointer(rebasing: rows[index * count..<(index + 1) * count]))
    }
  }

  /// Returns the rows at a position of a batch, its own word's first, or nil if there is nothing to be learned.
  static func rows(
    at place: Int, in batch: UnsafeBufferPointer<UInt16>
  ) -> UnsafeBufferPointer<UInt16>? {
    let start = place * width
    if batch[start] == none { return nil }
    return UnsafeBufferPointer(rebasing: batch[start..<start + width])
  }
}
