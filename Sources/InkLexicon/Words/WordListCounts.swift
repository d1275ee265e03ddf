// The contents of a word list, by kind.

/// How much a word list has of each kind, or how much of it is new.
package struct WordListCounts: Equatable, Sendable {
  /// Learned words.
  package var words: Int
  /// Ignored words.
  package var ignoredWords: Int
  /// Replacements.
  package var replacements: Int
  /// Reverted corrections.
  package var corrections: Int
  /// Recent and favorite emoji.
  package var emoji: Int

  /// Creates counts.
  package init(
    words: Int = 0, ignoredWords: Int = 0, replacements: Int = 0, corrections: Int = 0,
    emoji: Int = 0
  ) {
    self.words = words
    self.ignoredWords = ignoredWords
    self.replacements = replacements
    self.corrections = corrections
    self.emoji = emoji
  }
}
