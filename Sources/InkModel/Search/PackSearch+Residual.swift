// The best words of a pack, told apart by what more of the text foretells than the last words do.

import InkLexicon

extension PackSearch {
  /// So many words are found at least where they can be told apart so: further down there is hardly one that comes up.
  static let leastToldApart = 8

  /// The words found, best first, each as likely as n-grams and the residual network of the pack have it:
  ///
  ///     P'(w) = P(w) · e^f(w) · Σ P / Σ P e^f        the sums over the words found
  ///
  /// So they share out among themselves what they have from the n-grams, and a probability stays one of all words: f
  /// says nothing about words that were not found.
  var wordsToldApart: [ScoredWord] {
    let words = top.words
    guard words.count > 1, let outlook = context.outlook, let residual = pack.residual else {
      return words
    }
    let gains = words.map { residual.score(of: $0.id, at: outlook, in: file).rawValue }
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
        score: word.score + gain + shift,
        probability: word.probability * scale
          * Logarithm.probability(of: Score(rawValue: gain - greatest)), id: word.id)
    }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }
}
