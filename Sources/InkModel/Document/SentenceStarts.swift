// How the sentences of a document begin: with a capital or with a small letter.

import InkLexicon
import InkText

/// The number of sentences of a document that begin with a capital, and with a small letter.
struct SentenceStarts: Sendable {
  private var capitals = 0
  private var smalls = 0

  /// Counts a word at the start of a sentence; `step` is 1, or -1 to remove it.
  mutating func count(_ word: String, by step: Int) {
    switch LetterCase.of(String(word.prefix(1))) {
    case .title, .upper: capitals += step
    case .lower: smalls += step
    case .mixed, .none: break
    }
  }

  /// ln P(small letter) at the start of a sentence: the mean of a beta distribution over the shares of documents, one
  /// in four before anything is known.
  var small: Score { Logarithm.score(Double(smalls + 1) / Double(capitals + smalls + 4)) }
}
