// `inkling.addReplacement`: replaces one text with another whenever it is typed.

package import InkJSON

/// Adds a replacement.
package struct AddReplacementCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.addReplacement"

  /// The typed text.
  package var typed: String
  /// The text to replace it with.
  package var replacement: String
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  package var language: String?

  /// Reads `{typed, replacement, language?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    let read = try ReplacementArgument(from: argument)
    guard let replacement = read.replacement else {
      throw argument["replacement"].mismatch(expected: "the replacement text")
    }
    (typed, self.replacement, language) = (read.typed, replacement, read.language)
  }
}
