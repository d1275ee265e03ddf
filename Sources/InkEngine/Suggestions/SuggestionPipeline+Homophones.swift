// Words that sound like the typed one, which is a word itself, where the context shows that one of them is meant.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension SuggestionPipeline {
  /// Adds the likeliest of the words that sound like the typed one, if its position allows it: "more than", for "more
  /// then".
  mutating func addHomophones() {
    guard limit > 0, place.policy.offersCorrections, !place.language.isForeign else { return }
    let typed = normalizedWord(query.prefix)
    let context = place.evidence.context
    guard
      let others = place.language.rules.nextWord?
        .homophones(of: typed, after: context.history.last), !others.isEmpty
    else { return }
    let own = judge.model.score(of: typed, in: context) ?? .impossible
    let letterCase = LetterCase.of(query.prefix)
    if letterCase == .mixed { return }
    let scores = others.compactMap { other in
      judge.model.score(of: other.text, in: context).map { (text: other.text, score: $0) }
    }
    guard let best = scores.max(by: { $0.score < $1.score }),
      !list.contains(where: { normalizedWord($0.text) == best.text })
    else { return }
    let gain = (best.score - own).nats - Self.cost
    if gain < Self.minimumGain { return }
    add(letterCase.applied(to: best.text), share: 1 / (1 + Logarithm.exponential(-gain)))
  }

  /// Inserts a word among the first three; first where it is likelier than the typed one.
  private mutating func add(_ text: String, share: Double) {
    let index = share > 0.5 ? 0 : min(Self.lastPlace, list.count, limit - 1)
    // What would be first merely by its index took the place of a likelier one.
    if index == 0, share <= 0.5, !list.isEmpty { return }
    let score = index > 0 ? min(share, list[index - 1].score) : max(share, list.first?.score ?? 0)
    list.insert(
      query.suggestion(text, kind: .correction, source: .correction, score: score), at: index)
    list.keepFirst(limit)
  }

  /// -ln P(a word that sounds like the meant one is written), in nats. The channel of corrections has 5 for the same
  /// slip, since its costs are divided by λ = 0.68: there a nat counts so much, here the difference of two
  /// log-probabilities counts in full.
  private static let cost = 3.5
  /// A word less likely than this compared with the typed one is not worth a slot: one in a thousand.
  private static let minimumGain = -7.0
  private static let lastPlace = 2
}
