// What is never touched: words that are not prose, and words whose shape says that they are meant.

import InkText

/// Why a token is not a word that could be wrong.
enum TokenShape {
  /// Letters, apostrophes and hyphens: a word.
  case word
  /// Nothing that could be corrected: a digit, an inner capital, `@`, `/`, `_`, or no letter at all.
  case untouchable

  /// The shape of a typed token; one pass over its scalars.
  init(of token: String) {
    var letters = 0
    for scalar in token.unicodeScalars {
      switch CharacterClass(scalar) {
      case .letter: letters += 1
      case .mark, .apostrophe, .hyphen: continue
      case .digit, .space, .other:
        self = .untouchable
        return
      }
    }
    self = letters > 0 && LetterCase.of(token) != .mixed ? .word : .untouchable
  }
}
