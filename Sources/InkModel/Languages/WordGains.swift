// What the last words said of the languages: with each new word nearly the same ones are asked about again.

import InkText

/// What words have said for each pack of one model, with one choice of languages.
package struct WordGains: Sendable {
  private var known: [(word: RecentWord, gains: [Double])] = []
  /// Hashes of the texts of these words, looked through from end to end.
  private var hashes: [UInt64] = []
  /// The one that the next new word takes the place of.
  private var oldest = 0

  /// More words are not kept; a place asks about some seventy.
  private static let greatestCount = 128

  /// Nothing said yet.
  package init() {}

  /// What a word says, found out where it is new.
  mutating func gains(of word: RecentWord, _ find: () -> [Double]) -> [Double] {
    let hash = Self.hash(of: word.text)
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

  private static func hash(of text: String) -> UInt64 {
    var (text, hash) = (text, FNVHash())
    text.withUTF8 { for byte in $0 { hash.combine(byte) } }
    return hash.value
  }
}
