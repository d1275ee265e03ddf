// The words to be distinguished at each position, drawn in advance to run concurrently with training.

/// For each position of a text, its word and the noise words it is to be distinguished from, as rows of the network.
/// Takes 34 bytes per position.
///
/// Two threads draw at the same time, each at other positions; so it is memory that is not checked for exclusive
/// access.
final class Lessons: @unchecked Sendable {
  /// The number of words per position: its own, then the noise.
  static let width = 17
  /// The row that marks a position with nothing to be learned; there are fewer, see ``RecipeParser``.
  private static let none = UInt16.max

  /// How many positions in advance memory is fetched.
  private static let reach = 12

  private let rows: UnsafeMutableBufferPointer<UInt16>

  /// Creates the lessons of a number of positions, which must all be drawn before they are read.
  init(count: Int) { rows = .allocate(capacity: count * Self.width) }

  deinit { rows.deallocate() }

  /// Draws the words for some positions. Each has its own random generator, so the result does not depend on which
  /// others are drawn with it.
  ///
  /// - Parameters:
  ///   - places: The positions.
  ///   - sampler: What to draw from.
  ///   - skipped: How many positions before these the sampler's text lacks.
  ///   - rowOfWord: The row of each word.
  func draw(
    _ places: Range<Int>, by sampler: NoiseSampler, skipped: Int, rowOfWord: [UInt16]
  ) {
    var noise = [UInt32](repeating: 0, count: Self.width - 1)
    let last = places.upperBound - 1 - skipped
    for place in places.lowerBound - skipped - 1..<places.lowerBound - skipped + Self.reach {
      sampler.expectOccurrences(at: place)
    }
    for place in places.lowerBound - skipped...last {
      sampler.expectOccurrences(at: place + Self.reach)
      sampler.expectRuns(of: min(place + Self.reach / 2, last))
      var random = Xorshift(seed: UInt64(place + skipped))
      let isDrawn = sampler.draw(at: place, into: &noise, &random)
      let start = (place + skipped) * Self.width
      rows[start] = isDrawn ? rowOfWord[Int(sampler.text.words[place])] : Self.none
      for (index, word) in noise.enumerated() { rows[start + 1 + index] = rowOfWord[Int(word)] }
    }
  }

  /// Returns the rows of a batch that begins at a position, for ``rows(at:in:)``.
  func rows(ofBatchAt start: Int) -> UnsafeBufferPointer<UInt16> {
    let count = ResidualNetwork.batch * Self.width
    return UnsafeBufferPointer(
      rebasing: rows[start * Self.width..<start * Self.width + count])
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
