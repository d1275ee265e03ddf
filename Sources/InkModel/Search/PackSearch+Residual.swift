// Reordering of a pack's best words by its residual network, which considers more of the text than n-grams do.

import InkLexicon

extension PackSearch {
  /// The minimum number of words searched for if the network is to order them; words from further down rarely rise. On
  /// manuals not contained in the packs, twelve leave 0.3 % fewer keys to type than eight, for 3 to 5 % more
  /// instructions; sixteen leave 0.4 % fewer than eight, for 10 %.
  static let minimumRerankedCount = 12
  /// The factor applied to the network's f before a word's first letter, when the words found are only a small part of
  /// the possible ones; within a word they are most of them. The best of four values on ten texts not contained in the
  /// packs.
  private static let shareAtBorder = 0.55

  /// The words found, best first, as one source of the whole search.
  var candidates: [FoundWords.Candidate] {
    rerankedWords.map { [index = source.index, exact = source.exact] word in
      FoundWords.Candidate(
        word: .pack(index, Int32(truncatingIfNeeded: word.id)), score: word.score,
        probability: word.probability, isTyped: word.id == exact, source: .pack(index))
    }
  }

  /// The words found, best first, according to both the n-grams and the pack's residual network f:
  ///
  ///     P'(w) = P(w) · e^λf(w) · Σ P / Σ P e^λf        the sums over the words found, λ 1 within a word
  ///
  /// Their total probability stays the same, since f was not evaluated for words that were not found. Takes one
  /// evaluation of the network per word. Without a network the words keep the order of the n-grams.
  var rerankedWords: [ScoredWord] {
    let words = top.words
    guard words.count > 1, let outlook = source.context.outlook,
      let residual = source.pack.residual
    else { return words }
    let share = source.isWhole ? Self.shareAtBorder : 1
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
