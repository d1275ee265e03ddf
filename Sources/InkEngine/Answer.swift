// What the engine says about one place of one version of a document.

package import InkAutocomplete
package import InkCallouts
package import InkCorrection
package import InkPrediction
package import InkText

/// The answer to one question; lists that were not wanted are empty.
package struct Answer: Sendable {
  /// The version of the document it is about.
  package var version: Int
  /// The part of the word before the cursor; empty at a border.
  package var prefixRange: Range<TextPoint>
  /// The whole word around the cursor.
  package var wordRange: Range<TextPoint>
  /// Best first.
  package var suggestions: [Suggestion] = []
  /// What to show as ghost text.
  package var inlinePrediction: InlinePrediction?
  /// Other predictions, best first; only for an invoked question.
  package var otherPredictions: [InlinePrediction] = []
  /// Best first; for a known word too.
  package var corrections: [Correction] = []
  /// A judgement on the word that ends at the cursor; with corrections.
  package var typed: TypedWord?

  /// Variants of the character before the cursor, itself first.
  package var callouts: [Callout] = []
  /// What may be typed next with its weight, the likeliest first; at most 32.
  package var nextCharacters: [(character: String, weight: Double)] = []

  /// An answer without any offer.
  package init(
    version: Int, prefixRange: Range<TextPoint>, wordRange: Range<TextPoint>
  ) {
    self.version = version
    self.prefixRange = prefixRange
    self.wordRange = wordRange
  }
}
