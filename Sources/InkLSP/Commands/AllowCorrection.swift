// `inkling.allowCorrection`: allows a reverted correction to be made again.

package import InkJSON

/// Allows a correction to be made again.
package struct AllowCorrectionCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.allowCorrection"

  /// The typed text: a word, or several whose spaces were corrected.
  package var typed: String
  /// The text that replaced it.
  package var replacement: String

  /// Reads `{typed, replacement}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    typed = try argument["typed"].line()
    replacement = try argument["replacement"].line()
  }
}
