// The amount of data deleted, by kind.

/// The effect of a command to forget.
package struct ForgottenCounts: Equatable, Sendable {
  /// Learned words, and a word of which only its contexts were known.
  package var words = 0
  /// Ignored words.
  package var ignoredWords = 0
  /// Texts that were learned from.
  package var texts = 0
  /// Replacements.
  package var replacements = 0
  /// Reverted corrections.
  package var corrections = 0
  /// Recent and favorite emoji.
  package var emoji = 0

  /// Creates counts of zero.
  package init() {}

  /// Adds what another command, or another part of the same one, has deleted.
  package static func += (counts: inout Self, more: Self) {
    counts.words += more.words
    counts.ignoredWords += more.ignoredWords
    counts.texts += more.texts
    counts.replacements += more.replacements
    counts.corrections += more.corrections
    counts.emoji += more.emoji
  }

  /// The sum of all counts.
  package var sum: Int { words + ignoredWords + texts + replacements + corrections + emoji }
}
