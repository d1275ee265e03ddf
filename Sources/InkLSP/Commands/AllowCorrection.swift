// `inkling.allowCorrection`: a correction that was taken back may be made again.

package import InkJSON

/// Lets a correction be made again.
package struct AllowCorrectionCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.allowCorrection"

  /// What is typed.
  package var typed: String
  /// What took its place.
  package var replacement: String

  /// Reads `{typed, replacement}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    let read = try AddReplacementCommand(from: argument)
    (typed, replacement) = (read.typed, read.replacement)
  }
}
