// Decayed counts of what a user wrote, as read from the store and used to build n-grams.

/// Words with the number of times each followed two others.
package struct UserNgramCounts: Sendable {
  /// A word after two tokens, as indices into ``words``, with its decayed count.
  package struct Triple: Sendable {
    /// The token before the last one.
    package var first: Int32
    /// The token before the word.
    package var second: Int32
    /// The word.
    package var word: Int32
    /// The decayed count.
    package var count: Float

    /// Creates a triple.
    package init(first: Int32, second: Int32, word: Int32, count: Float) {
      self.first = first
      self.second = second
      self.word = word
      self.count = count
    }
  }

  /// The tokens in the form the language models use, without duplicates.
  package var words: [String] = []
  /// The triples; equal ones are adjacent.
  package private(set) var triples: [Triple] = []

  /// The number of days after which a count halves; words written since have the same effect, see ``halfLifeWords``.
  package static let halfLifeDays = 60.0
  /// The number of words written since after which a count halves.
  package static let halfLifeWords = 50_000.0

  /// Creates empty counts.
  package init() {}

  /// Returns the factor by which a count has decayed after some days and words; a clock that was set back has no
  /// effect.
  package static func decay(days: Int, words: Int) -> Double {
    let halves = Double(max(0, days)) / halfLifeDays + Double(max(0, words)) / halfLifeWords
    return Logarithm.exponential(-halves * 0.693_147_180_559_945_3)
  }

  /// Adds a triple, merging it with the last one if they are equal.
  package mutating func add(_ triple: Triple) {
    if let last = triples.indices.last, triples[last].word == triple.word,
      triples[last].second == triple.second, triples[last].first == triple.first
    {
      triples[last].count += triple.count
    } else {
      triples.append(triple)
    }
  }

  /// Reserves space for a number of triples.
  package mutating func reserveCapacity(_ count: Int) { triples.reserveCapacity(count) }
}
