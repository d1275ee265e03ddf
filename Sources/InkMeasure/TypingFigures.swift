// What suggestions save a typist: counts that add up over documents, and the shares made of them.

/// Counts of typing one or more documents with an engine's help.
package struct TypingFigures: Hashable, Sendable {
  /// Characters of the text, each token with the one space or line break after it.
  package private(set) var characters = 0
  /// Characters that were not typed, because a word was taken.
  package private(set) var savedKeys = 0
  /// Words: tokens that have a core.
  package private(set) var words = 0
  /// Words that were among the suggestions before their first character.
  package private(set) var hits = 0
  /// Words that were never among the suggestions.
  package private(set) var neverOffered = 0

  /// No text typed yet.
  package init() {}

  /// Keys pressed, taking a suggestion being one.
  package var keys: Int { characters - savedKeys }
  /// Keystroke savings rate, 0…1: 1 − keys / characters. Zero for an empty text.
  package var savings: Double { share(of: savedKeys, in: characters) }
  /// Share of the words that were offered before their first character, 0…1.
  package var hitRate: Double { share(of: hits, in: words) }
  /// Share of the words that were never offered, 0…1.
  package var neverOfferedRate: Double { share(of: neverOffered, in: words) }

  /// Counts of two texts together.
  package static func + (left: TypingFigures, right: TypingFigures) -> TypingFigures {
    var sum = left
    sum.characters += right.characters
    sum.savedKeys += right.savedKeys
    sum.words += right.words
    sum.hits += right.hits
    sum.neverOffered += right.neverOffered
    return sum
  }

  /// Counts a word that was taken after so many characters, or never. The key that takes it also types the
  /// separator, so what it saves is the rest of the word.
  mutating func countWord(ofLength length: Int, takenAfter count: Int?) {
    words += 1
    if count == 0 { hits += 1 }
    if let count { savedKeys += length - count } else { neverOffered += 1 }
  }

  /// Counts the characters of a text.
  mutating func countText(_ count: Int) { characters += count }
}

/// A part of a whole, 0…1; zero of nothing.
func share(of part: Int, in whole: Int) -> Double {
  whole == 0 ? 0 : Double(part) / Double(whole)
}
