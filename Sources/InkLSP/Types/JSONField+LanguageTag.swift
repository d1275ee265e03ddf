// Reading a language tag from the wire.

import InkJSON
import InkText

extension JSONField {
  /// Returns a BCP 47 tag such as `de` or `pt-BR`, after a check of its form; `pt_BR` is accepted and normalized to
  /// that.
  func languageTag() throws(JSONDecodingError) -> String {
    if let tag = normalizedLanguageTag(try string()) { return tag }
    throw JSONDecodingError(
      path: path, expected: "the tag of a language, such as de or pt-BR", found: "another string")
  }
}
