// The argument of the commands about replacements: the typed text and what replaces it.

import InkJSON
import InkText

/// The argument of the commands about a single replacement.
struct ReplacementArgument: Equatable, Sendable {
  /// The longest text accepted, in bytes of UTF-8.
  static let limitBytes = 1_024

  /// The typed text: a single word.
  var typed: String
  /// The text that replaces it; nil in a removal.
  var replacement: String?
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  var language: String?

  /// Reads `{typed, replacement?, language?}`.
  init(from field: JSONField) throws(JSONDecodingError) {
    typed = try field["typed"].text(limitBytes: WordFlaw.limitBytes, spaces: false)
    replacement = try field["replacement"].ifPresent?
      .text(limitBytes: Self.limitBytes, spaces: true)
    language = try field["language"].ifPresent?.languageTag()
  }
}

extension JSONField {
  /// Returns a string of 1 to `limitBytes` bytes on one line, with spaces only if they are allowed.
  fileprivate func text(limitBytes: Int, spaces: Bool) throws(JSONDecodingError) -> String {
    let text = try string()
    let isText =
      (1...limitBytes).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy {
        (spaces && $0 == " " || !$0.properties.isWhitespace)
          && $0.properties.generalCategory != .control
      }
    if isText { return text }
    let kind = spaces ? "a text of one line" : "a word without spaces"
    throw JSONDecodingError(
      path: path, expected: "\(kind), 1 to \(limitBytes) bytes long", found: "another string")
  }
}
