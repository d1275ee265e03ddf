// One thing a typed word may have been meant to be, with its score.

package import InkLexicon

/// A word, or two, that could have been meant.
package struct Hypothesis: Sendable, Equatable {
  /// The words as they are to be written.
  package var text: String
  /// ln P(words | context) − λ · cost(words → typed), on the model's scale.
  package var score: Score
  /// In what it differs from what is typed.
  package var reason: CorrectionReason
  /// Whether it is mostly written with a capital wherever it stands: a name, a German noun.
  package var isCapitalized = false
  /// Whether it is made by a rule that cannot tell whether it was meant, and so is never put in unasked.
  package var isOnlyOffered = false
}
