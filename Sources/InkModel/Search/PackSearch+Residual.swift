// The best words of a pack put in order anew by its residual network, which sees more of the text than n-grams do.

import InkLexicon

extension PackSearch {
  /// At least so many words are searched for if the network is to order them; hardly one from further down comes up.
  static let leastToldApart = 8
  /// How much of the network's f counts before a word's first letter, where the words found are few of those that may
  /// come; within a word they are most. The best of four for ten texts that the packs had not seen.
  private static let shareAtBorder = 0.55

  /// The words found, best first, by n-grams and the pack's residual network f together:
  ///
  ///     P'(w) = P(w) · e^λf(w) · Σ P / Σ P e^λf        the sums over the words found, λ 1 within a word
  ///
  /// The probability that they have together stays the same, since f was not asked about words that were not found.
  /// Costs one look at the network a word; the words are as n-grams have them if the pack has no network.
  var wordsToldApart: [ScoredWord] {
    let words = top.words
    guard words.count > 1, let outlook = context.outlook, let residual = pack.residual else {
      return words
    }
    let share = isWhole ? Self.shareAtBorder : 1
    let gains = words.map {
      Score(nats: residual.score(of: $0.id, at: outlook, in: file).nats * share).rawValue
    }
    guard let greatest = gains.max() else { return words }
    var (before, after) = (0.0, 0.0)
    for (word, gain) in zip(words, gains) {
      before += word.probability
      after += word.probability * Logarithm.probability(of: Score(rawValue: gain - greatest))
    }
    guard before > 0, after > 0 else { return words }
    let scale = before / after
    let shift = Logarithm.score(scale).rawValue - greatest
    return zip(words, gains).map { word, gain in
      ScoredWord(
        score: word.score + gain + shift, cost: word.cost,
        probability: word.probability * scale
          * Logarithm.probability(of: Score(rawValue: gain - greatest)), id: word.id)
    }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }
}
