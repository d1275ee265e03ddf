// The form of a language tag.

/// Returns a text from outside as a BCP 47 tag such as `de` or `pt-BR`, with `_` as `-`; nil if it has another form.
///
/// A tag is two or three letters, and groups of up to eight letters and digits of ASCII; 35 bytes at most (RFC 5646,
/// 2.1 and 4.4.1). Languages of more letters, which the RFC permits, do not exist, and `english` is a mistake.
package func normalizedLanguageTag(_ text: String) -> String? {
  if text.utf8.count > 35 { return nil }
  let subtags = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
  guard let first = subtags.first, (2...3).contains(first.count),
    first.allSatisfy(\.isASCIILetter)
  else { return nil }
  let isTag = subtags.allSatisfy { subtag in
    (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isDigit }
  }
  return isTag ? text.replacing("_", with: "-") : nil
}
