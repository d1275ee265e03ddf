// What the last words said of the languages: with each new word nearly the same ones are asked about again.

import InkText

/// What words have said for each pack of one model, with one choice of languages.
package struct WordGains: Sendable {
  private var gains: [RecentWord: [Double]] = [:]

  /// More words are not kept; a place asks about some fifty.
  private static let greatestCount = 256

  /// Nothing said yet.
  package init() {}

  /// What a word says, found out where it is new.
  mutating func gains(of word: RecentWord, _ find: () -> [Double]) -> [Double] {
    if let known = gains[word] { return known }
    if gains.count >= Self.greatestCount { gains.removeAll(keepingCapacity: true) }
    let found = find()
    gains[word] = found
    return found
  }
}
