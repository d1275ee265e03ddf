// How much of a word's probability is that of one of its written forms.

import InkLexicon

/// The share of a form of a word in all languages that have the word: hand in small letters, which German writes with a
/// capital.
struct ShareOfForm {
  /// The probability of the word, and of the form.
  private var (total, part) = (0.0, 0.0)

  /// Adds a language: the share of the form there, 0…1, and ln P(word).
  mutating func add(_ share: Double, of word: Score) {
    let probability = Logarithm.exponential(word.nats)
    (total, part) = (total + probability, part + probability * share)
  }

  /// The logarithm of the share; 0 without languages.
  var score: Score { total > 0 ? Logarithm.score(part / total) : Score(nats: 0) }
}
