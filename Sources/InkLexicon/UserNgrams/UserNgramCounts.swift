// What a person wrote before, as counts with decay: the value that the store reads out and the n-grams are made of.

/// Words and how often each stood behind two others.
package struct UserNgramCounts: Sendable {
  /// A word behind two tokens, by their places in ``words``, and how often, as it has decayed.
  package struct Triple: Sendable {
    /// The token before the last one.
    package var first: Int32
    /// The token before the word.
    package var second: Int32
    /// The word.
    package var word: Int32
    /// How often.
    package var count: Float

    /// A triple.
    package init(first: Int32, second: Int32, word: Int32, count: Float) {
      self.first = first
      self.second = second
      self.word = word
      self.count = count
    }
  }

  /// Tokens as language models know them, each once.
  package var words: [String] = []
  /// The triples; equal ones stand together.
  package private(set) var triples: [Triple] = []

  /// A count halves after this many days, or after this many words that were written since.
  package static let halfLifeDays = 60.0
  /// See ``halfLifeDays``.
  package static let halfLifeWords = 50_000.0

  /// Nothing written yet.
  package init() {}

  /// What is left of a count after some days and words; a clock that went back takes nothing away.
  package static func decay(days: Int, words: Int) -> Double {
    let halves = Double(max(0, days)) / halfLifeDays + Double(max(0, words)) / halfLifeWords
    return Logarithm.exponential(-halves * 0.693_147_180_559_945_3)
  }

  /// Adds a triple; one like the last is counted with it.
  package mutating func add(_ triple: Triple) {
    if let last = triples.indices.last, triples[last].word == triple.word,
      triples[last].second == triple.second, triples[last].first == triple.first
    {
      triples[last].count += triple.count
    } else {
      triples.append(triple)
    }
  }

  /// Makes room for a number of triples.
  package mutating func reserveCapacity(_ count: Int) { triples.reserveCapacity(count) }
}
