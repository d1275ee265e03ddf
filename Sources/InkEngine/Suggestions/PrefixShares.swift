// Completing, correcting and keeping the typed letters as shares of one whole.

import InkCorrection
import InkLexicon

/// The shares of everything that the letters before the cursor can mean.
///
/// The weight of a hypothesis is e^score, which is P(word | context) · e^(−cost). Words that begin as typed have no
/// cost and share the mass of the prefix, a sum of probabilities; so scores count in full here, and not λ of them as in
/// ``Judgement/shares``, where only hypotheses for a finished word are compared. An unknown typed word has a small
/// weight by itself, and a known one is among the words that begin as typed.
struct PrefixShares {
  /// The share of the words that begin as typed.
  let prefix: Double
  /// The share of an unknown word, meant as it is.
  let keep: Double
  /// The shares of the other words that may be meant, in order.
  let others: [Double]

  init(mass: Score?, _ judgement: Judgement) {
    let best = judgement.others.reduce(max(mass ?? judgement.keep, judgement.keep)) {
      max($0, $1.score)
    }
    func weight(_ score: Score) -> Double { Logarithm.exponential((score - best).nats) }
    let prefixWeight = mass.map(weight) ?? 0
    let keepWeight = judgement.isKnown && mass != nil ? 0 : weight(judgement.keep)
    let weights = judgement.others.map { weight($0.score) }
    let total = weights.reduce(prefixWeight + keepWeight, +)
    prefix = prefixWeight / total
    keep = keepWeight / total
    others = weights.map { $0 / total }
  }
}
