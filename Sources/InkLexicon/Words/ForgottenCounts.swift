// How much was forgotten, kind by kind.

/// What a command to forget has taken away.
package struct ForgottenCounts: Equatable, Sendable {
  /// Learned words, and a word of which only what stood around it was known.
  package var words = 0
  /// Words that were left alone.
  package var ignoredWords = 0
  /// Texts that were learned from.
  package var texts = 0
  /// Replacements.
  package var replacements = 0
  /// Corrections that were taken back.
  package var corrections = 0
  /// Emoji that were used, and favourites.
  package var emoji = 0

  /// Nothing yet.
  package init() {}

  /// Adds what another command, or a part of the same, has taken away.
  package static func += (counts: inout Self, more: Self) {
    counts.words += more.words
    counts.ignoredWords += more.ignoredWords
    counts.texts += more.texts
    counts.replacements += more.replacements
    counts.corrections += more.corrections
    counts.emoji += more.emoji
  }

  /// All of that together.
  package var sum: Int { words + ignoredWords + texts + replacements + corrections + emoji }
}
