// Keystrokes saved by suggestions: counts that add up over documents, and rates derived from them.

/// Counts of typing one or more documents with an engine's help.
package struct TypingFigures: Hashable, Sendable {
  /// The number of characters of the text, each token with a space or line break after it.
  package private(set) var characters = 0
  /// The number of characters not typed because a word was accepted.
  private(set) var savedKeys = 0
  /// The number of words: tokens with a core.
  package private(set) var words = 0
  /// The number of words suggested before their first character was typed.
  private(set) var hits = 0
  /// The number of words never suggested.
  private(set) var neverOffered = 0

  /// Creates counts of zero.
  package init() {}

  /// The number of keystrokes, including one for each accepted suggestion.
  package var keys: Int { characters - savedKeys }
  /// Keystroke savings rate, 0…1: 1 − keys / characters. Zero for an empty text.
  package var savings: Double { share(of: savedKeys, in: characters) }
  /// The share of words suggested before their first character was typed, 0…1.
  package var hitRate: Double { share(of: hits, in: words) }
  /// The share of words never suggested, 0…1.
  package var neverOfferedRate: Double { share(of: neverOffered, in: words) }

  /// Returns the sums of the counts.
  package static func + (left: TypingFigures, right: TypingFigures) -> TypingFigures {
    var sum = left
    sum.characters += right.characters
    sum.savedKeys += right.savedKeys
    sum.words += right.words
    sum.hits += right.hits
    sum.neverOffered += right.neverOffered
    return sum
  }

  /// Counts a word accepted after a number of characters, or never. The keystroke that accepts it also types the
  /// separator, so it saves the rest of the word.
  mutating func countWord(ofLength length: Int, takenAfter count: Int?) {
    words += 1
    if count == 0 { hits += 1 }
    if let count { savedKeys += length - count } else { neverOffered += 1 }
  }

  /// Counts the characters of a text.
  mutating func countText(_ count: Int) { characters += count }
}

/// Returns a part as a share of a whole, 0…1; zero if the whole is zero.
func share(of part: Int, in whole: Int) -> Double {
  whole == 0 ? 0 : Double(part) / Double(whole)
}
