// A cache of the evidence of recent words for languages, since each new word needs nearly the same ones.

import InkText

/// The evidence of words for the languages of one model, with one choice among them.
package struct WordEvidenceCache: Sendable {
  private var known: [(word: RecentWord, evidence: WordEvidence)] = []
  /// The hashes of these words' texts, apart from them because they are searched linearly.
  private var hashes: [UInt64] = []
  /// The index of the entry to be replaced next.
  private var oldest = 0

  /// The maximum number of words; a position needs about seventy.
  private static let maximumCount = 128

  /// Creates an empty cache.
  package init() {}

  /// Returns the evidence of a word, computing it if it is new.
  mutating func evidence(of word: RecentWord, for candidates: [LanguageCandidate]) -> WordEvidence {
    let hash = FNVHash.value(of: word.text)
    for index in hashes.indices where hashes[index] == hash && known[index].word == word {
      return known[index].evidence
    }
    let found = WordEvidence(of: word, for: candidates)
    if known.count < Self.maximumCount {
      known.append((word, found))
      hashes.append(hash)
    } else {
      (known[oldest], hashes[oldest]) = ((word, found), hash)
      oldest = (oldest + 1) % Self.maximumCount
    }
    return found
  }
}
