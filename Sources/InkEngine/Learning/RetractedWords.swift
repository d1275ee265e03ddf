// New words that left the text in which they were typed, and may have moved to another one.

import InkText

/// The new words that were taken back because their text no longer has them. They count again if they are in a text
/// into which something was pasted since: they were cut here and pasted there, or deleted and restored.
package struct RetractedWords: Sendable {
  /// The words, and how often they were typed.
  private(set) var words: [String: Int] = [:]

  /// The maximum number of words kept; whoever deletes more than this has abandoned them.
  private static let limit = 1_000

  /// Creates a list without words.
  package init() {}

  /// Adds a word that was typed `count` times.
  mutating func add(_ word: String, _ count: Int) {
    if words.count < Self.limit || words[word] != nil { words[word, default: 0] += count }
  }

  /// Removes a word, since the user does not want it.
  package mutating func drop(_ word: String) {
    let text = normalizedWord(word)
    words = words.filter { normalizedWord($0.key) != text }
  }

  /// Removes a word and returns how often it was typed.
  mutating func take(_ word: String) -> Int { words.removeValue(forKey: word) ?? 0 }
}
