// `inkling.addReplacement`: one text is to stand for another.

package import InkJSON

/// Adds a replacement.
package struct AddReplacementCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.addReplacement"

  /// What is typed.
  package var typed: String
  /// What is meant.
  package var replacement: String
  /// BCP 47 tag of the language it belongs to; nil for all.
  package var language: String?

  /// Reads `{typed, replacement, language?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    let read = try ReplacementArgument(from: argument)
    guard let replacement = read.replacement else {
      throw argument["replacement"].mismatch(expected: "the text to put in its place")
    }
    (typed, self.replacement, language) = (read.typed, replacement, read.language)
  }
}
