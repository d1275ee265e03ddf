// What can be a word of the user's: one rule for commands, lists and the files of projects.

/// Why a text can be no word of the user's.
package enum WordFlaw: Equatable, Sendable {
  /// It is longer than ``limitBytes``.
  case tooLong
  /// There is white space in it.
  case space
  /// There is a control character in it.
  case control
  /// There is the sign in it that stands for bytes which are no UTF-8.
  case notUTF8
  /// There is no letter in it.
  case noLetter

  /// The longest word, in bytes of UTF-8.
  package static let limitBytes = 256

  /// The first flaw of a text; nil for one that can be a word. Costs one pass.
  package init?(in text: String) {
    if text.utf8.count > Self.limitBytes {
      self = .tooLong
      return
    }
    var hasLetter = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        self = .space
        return
      }
      if scalar.properties.generalCategory == .control {
        self = .control
        return
      }
      if scalar == "\u{FFFD}" {
        self = .notUTF8
        return
      }
      if scalar.properties.isAlphabetic { hasLetter = true }
    }
    if hasLetter { return nil }
    self = .noLetter
  }
}
