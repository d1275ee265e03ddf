// Completing, correcting and keeping what is typed of a word as shares of one whole.

import InkCorrection
import InkLexicon

/// The shares of all that the letters before the cursor can mean.
///
/// The weight of a hypothesis is P(word | context) · e^(−λ · cost). Words that begin as typed cost nothing and
/// share the mass of the prefix; a typed word that nobody knows has its own small weight, and a known one is
/// among the words that begin as typed.
struct PrefixShares {
  /// The share of the words that begin as typed.
  let prefix: Double
  /// The share of an unknown word, meant as it stands.
  let keep: Double
  /// The shares of the other words that may be meant, in their order.
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
