// The argument of the commands about replacements: the typed text and what replaces it.

import InkJSON
import InkText

/// The argument of the commands about a single replacement.
struct ReplacementArgument: Equatable, Sendable {
  /// The typed text: a single word.
  var typed: String
  /// The text that replaces it; nil in a removal.
  var replacement: String?
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  var language: String?

  /// Reads `{typed, replacement?, language?}`.
  init(from field: JSONField) throws(JSONDecodingError) {
    typed = try field["typed"].typedWord()
    replacement = try field["replacement"].ifPresent?.line()
    language = try field["language"].ifPresent?.languageTag()
  }
}

extension JSONField {
  /// Returns a string that can have a replacement.
  fileprivate func typedWord() throws(JSONDecodingError) -> String {
    let text = try string()
    if ReplacementText.isWord(text) { return text }
    throw mismatch("a word without spaces", WordFlaw.limitBytes)
  }

  /// Returns a string of one line, as a replacement is and what a correction replaced.
  func line() throws(JSONDecodingError) -> String {
    let text = try string()
    if ReplacementText.isLine(text) { return text }
    throw mismatch("a text of one line", ReplacementText.limitBytes)
  }

  private func mismatch(_ kind: String, _ limitBytes: Int) -> JSONDecodingError {
    JSONDecodingError(
      path: path, expected: "\(kind), 1 to \(limitBytes) bytes long", found: "another string")
  }
}
