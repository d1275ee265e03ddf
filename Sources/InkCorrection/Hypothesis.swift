// One candidate for what a typed word may have been meant to be, with its score.

package import InkLexicon

/// A word, or two words, that may have been meant.
package struct Hypothesis: Sendable, Equatable {
  /// The words as they should be written.
  package var text: String
  /// ln P(words | context) − cost(words → typed), on the model's scale. Costs are divided by λ, see
  /// ``Judgement/scale``: e^(λ · score) is the weight of the hypothesis in the log-linear model.
  package var score: Score
  /// How the word that was found differs from the typed one; its region may spell it with further differences.
  package var reason: CorrectionReason
  /// Whether it is usually capitalized wherever it appears: a proper name, a German noun.
  package var isCapitalized = false
  /// Why it is only ever offered, where the rule that produced it cannot tell whether it was meant; else nil.
  package var offerReason: OfferReason?
}

extension Hypothesis {
  /// Whether it is more than one word.
  package var isSplit: Bool { text.isSplit }
}

extension String {
  /// Whether a text without white space around it is more than one word.
  var isSplit: Bool { utf8.contains(UInt8(ascii: " ")) }
}
