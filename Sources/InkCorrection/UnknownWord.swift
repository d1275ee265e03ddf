// How likely it is that a word nobody knows is meant as it stands.

import InkLexicon
import InkText

/// The probability of words outside every list.
enum UnknownWord {
  /// About one word in fifty is unknown, and each of its letters could have been one of ten.
  private static let nats = -3.9
  private static let natsPerLetter = -2.3
  /// A capital inside a sentence makes it a name, as many unknown words are; so do capitals only.
  private static let natsForName = 3.0

  /// ln P(an unknown word comes, and it is this one).
  static func score(of typed: String, isSentenceStart: Bool) -> Score {
    let letters = Double(typed.unicodeScalars.count)
    let isName =
      switch LetterCase.of(typed) {
      case .title: !isSentenceStart
      case .upper, .mixed: true
      case .lower, .none: false
      }
    return Score(nats: nats + natsPerLetter * letters + (isName ? natsForName : 0))
  }
}
