// Which texts can replace one another: one rule for commands, lists and settings.

/// The two texts of a replacement, or of a correction that was reverted.
package enum ReplacementText {
  /// The maximum length of a text in bytes of UTF-8.
  package static let limitBytes = 1_024

  /// Whether a text can have a replacement: a single word.
  package static func isWord(_ text: String) -> Bool {
    text.utf8.count <= WordFlaw.limitBytes && isLine(text)
      && !text.unicodeScalars.contains(where: \.properties.isWhitespace)
  }

  /// Whether a text can replace one, or be what a correction replaced: some words on one line.
  package static func isLine(_ text: String) -> Bool {
    (1...limitBytes).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy {
        ($0 == " " || !$0.properties.isWhitespace) && $0.properties.generalCategory != .control
      }
  }
}
