// `inkling.setInlinePrediction`: sets when ghost text is shown, for a document or the session.

package import InkJSON
package import InkText

/// Sets the mode of inline prediction.
package struct SetInlinePredictionCommand: LanguageRequest {
  /// The resulting mode.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// The mode now in effect.
    package var mode: PredictionMode

    /// Creates an answer.
    package init(mode: PredictionMode) {
      self.mode = mode
    }

    /// Writes `{mode}`.
    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("mode", mode.rawValue) }
    }
  }

  /// The method name on the wire.
  package static let method = "inkling.setInlinePrediction"

  /// The requested mode.
  package var mode: PredictionMode
  /// The document it applies to; nil for the whole session.
  package var uri: String?

  /// Reads `{mode, uri?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    mode = try argument["mode"].choice(of: PredictionMode.self)
    uri = try argument["uri"].ifPresent?.string()
  }
}
