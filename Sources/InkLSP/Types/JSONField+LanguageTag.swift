// Reading a language tag from the wire.

import InkJSON

extension JSONField {
  /// Returns a BCP 47 tag such as `de` or `pt-BR`, after a check of its form; `pt_BR` is accepted and normalized to
  /// that.
  func languageTag() throws(JSONDecodingError) -> String {
    let tag = try string().replacing("_", with: "-")
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      subtags.first.map { (2...3).contains($0.utf8.count) && $0.allSatisfy(\.isLetter) } == true
      && subtags.allSatisfy { (1...8).contains($0.utf8.count) } && tag.utf8.count <= 35
      && tag.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
      }
    if isTag { return tag }
    throw JSONDecodingError(
      path: path, expected: "the tag of a language, such as de or pt-BR", found: "another string")
  }
}
