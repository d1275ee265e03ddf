// `inkling.removeReplacement`: a text stands for itself again.

package import InkJSON

/// Removes a replacement.
package struct RemoveReplacementCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.removeReplacement"

  /// What is typed.
  package var typed: String
  /// BCP 47 tag of the language it belongs to; nil for all.
  package var language: String?

  /// Reads `{typed, language?}`; what stood in its place need not be told.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    let read = try ReplacementArgument(from: argument)
    (typed, language) = (read.typed, read.language)
  }
}
