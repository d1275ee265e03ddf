// Which texts can be a user word: one rule for commands, lists and project files.

/// The reason why a text cannot be a user word.
package enum WordFlaw: Equatable, Sendable {
  /// It is longer than ``limitBytes``.
  case tooLong
  /// It contains white space.
  case space
  /// It contains a control character.
  case control
  /// It contains U+FFFD, which replaces invalid UTF-8.
  case notUTF8
  /// It contains no letter.
  case noLetter

  /// The maximum length of a word in bytes of UTF-8.
  package static let limitBytes = 256

  /// Finds the first flaw of a text; nil if it can be a word. Takes one pass.
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
