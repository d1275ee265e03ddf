// `inkling.revertCorrection`: restores the typed text, which is not corrected again.

package import InkJSON

/// Reverts the correction made at a position, or otherwise the last one in the document.
package struct RevertCorrectionCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = RevertCorrectionAnswer
  /// The method name on the wire.
  package static let method = "inkling.revertCorrection"

  /// The document.
  package var uri: String
  /// The cursor position.
  package var position: Position

  /// Reads `{uri, position}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
    position = try Position(from: argument["position"])
  }
}

/// The reverted correction, if any.
package struct RevertCorrectionAnswer: JSONWritable, Sendable {
  /// A correction that was made.
  package struct Correction: Sendable {
    /// The typed text, now restored.
    package var typed: String
    /// The text that had replaced it.
    package var text: String
    /// Why it had been replaced.
    package var reason: String
    /// Its range, or the range it had.
    package var range: PositionRange
    /// The message for an editor to show: a sentence, with a second line on how to redo the correction if a command
    /// can.
    package var message: String

    /// Creates a correction.
    package init(
      typed: String, text: String, reason: String, range: PositionRange, message: String
    ) {
      self.typed = typed
      self.text = text
      self.reason = reason
      self.range = range
      self.message = message
    }
  }

  /// The reverted correction; nil if there was none.
  package var correction: Correction?
  /// The edits to make, for a client that does not support `workspace/applyEdit`.
  package var edits: [TextEdit]?

  /// The message for an editor to show if there was no correction.
  private static let noCorrectionMessage = "There is no correction here to revert"

  /// Creates an answer.
  package init(_ correction: Correction?, edits: [TextEdit]? = nil) {
    self.correction = correction
    self.edits = edits
  }

  /// Writes `{reverted, typed?, text?, reason?, range?, message, edits?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("reverted", correction != nil)
      $0.member("typed", correction?.typed)
      $0.member("text", correction?.text)
      $0.member("reason", correction?.reason)
      $0.member("range", correction?.range)
      $0.member("message", correction?.message ?? Self.noCorrectionMessage)
      $0.member("edits", edits)
    }
  }
}
