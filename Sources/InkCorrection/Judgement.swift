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
}

/// All hypotheses for one typed word, keeping it among them.
package struct Judgement: Sendable, Equatable {
  /// Whether the typed word is a known one.
  package var isKnown: Bool
  /// Whether its shape says that it is no matter for corrections.
  package var isUntouchable: Bool
  /// The score of keeping what is typed.
  package var keep: Score
  /// The others, best first.
  package var others: [Hypothesis]

  /// The share of each hypothesis: keeping what is typed, then the others in their order; they add up to 1.
  package var shares: (keep: Double, others: [Double]) {
    let best = others.reduce(keep) { max($0, $1.score) }
    let keepWeight = Logarithm.exponential((keep - best).nats)
    let weights = others.map { Logarithm.exponential(($0.score - best).nats) }
    let total = weights.reduce(keepWeight, +)
    return (keepWeight / total, weights.map { $0 / total })
  }
}
