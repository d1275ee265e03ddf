// What an engine saves a typist: counts that add up over documents, and the shares made of them.

/// Counts of typing one or more documents with an engine's help.
package struct TypingFigures: Hashable, Sendable {
  /// Characters of the text, each token with the one space or line break after it.
  package var characters = 0
  /// Keys pressed, taking a suggestion being one.
  package var keys = 0
  /// Words: tokens that have a core.
  package var words = 0
  /// Words that were among the suggestions before their first character.
  package var hits = 0
  /// Words that were never among the suggestions.
  package var neverOffered = 0

  /// No text typed yet.
  package init() {}

  /// Keystroke savings rate, 0…1: 1 − keys / characters. Zero for an empty text.
  package var savings: Double { characters == 0 ? 0 : 1 - Double(keys) / Double(characters) }
  /// Share of the words that were offered before their first character, 0…1.
  package var hitRate: Double { share(hits) }
  /// Share of the words that were never offered, 0…1.
  package var neverOfferedRate: Double { share(neverOffered) }

  /// Counts of two texts together.
  package static func + (left: TypingFigures, right: TypingFigures) -> TypingFigures {
    var sum = left
    sum.characters += right.characters
    sum.keys += right.keys
    sum.words += right.words
    sum.hits += right.hits
    sum.neverOffered += right.neverOffered
    return sum
  }

  private func share(_ count: Int) -> Double { words == 0 ? 0 : Double(count) / Double(words) }
}
