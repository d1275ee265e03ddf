// What the last words said of the languages: with each new word nearly the same ones are asked about again.

import InkText

/// What words have said for each pack of one model, with one choice of languages.
package struct WordGains: Sendable {
  /// Looked through from end to end: a comparison costs less than a hash of so short a text.
  private var known: [(word: RecentWord, gains: [Double])] = []
  /// The one that the next new word takes the place of.
  private var oldest = 0

  /// More words are not kept; a place asks about some seventy.
  private static let greatestCount = 128

  /// Nothing said yet.
  package init() {}

  /// What a word says, found out where it is new.
  mutating func gains(of word: RecentWord, _ find: () -> [Double]) -> [Double] {
    if let index = known.firstIndex(where: { $0.word == word }) { return known[index].gains }
    let found = find()
    if known.count < Self.greatestCount {
      known.append((word, found))
    } else {
      known[oldest] = (word, found)
      oldest = (oldest + 1) % Self.greatestCount
    }
    return found
  }
}
