// A cache of the evidence of recent words for languages, since each new word needs nearly the same ones.

import InkText

/// The evidence of words for each pack of one model, with one choice of languages.
package struct WordGains: Sendable {
  private var known: [(word: RecentWord, gains: [Double])] = []
  /// The hashes of these words' texts, searched linearly.
  private var hashes: [UInt64] = []
  /// The index of the entry to be replaced next.
  private var oldest = 0

  /// The maximum number of words; a position needs about seventy.
  private static let greatestCount = 128

  /// Creates an empty cache.
  package init() {}

  /// Returns the evidence of a word, computing it if it is new.
  mutating func gains(of word: RecentWord, _ find: () -> [Double]) -> [Double] {
    let hash = FNVHash.value(of: word.text)
    for index in hashes.indices where hashes[index] == hash && known[index].word == word {
      return known[index].gains
    }
    let found = find()
    if known.count < Self.greatestCount {
      known.append((word, found))
      hashes.append(hash)
    } else {
      (known[oldest], hashes[oldest]) = ((word, found), hash)
      oldest = (oldest + 1) % Self.greatestCount
    }
    return found
  }
}
