// `inkling.removeReplacement`: stops replacing a text.

package import InkJSON

/// Removes a replacement.
package struct RemoveReplacementCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.removeReplacement"

  /// The typed text.
  package var typed: String
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  package var language: String?

  /// Reads `{typed, language?}`; the replacement need not be given.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    let read = try ReplacementArgument(from: argument)
    (typed, language) = (read.typed, read.language)
  }
}
