// `inkling.revertCorrection`: what was typed comes back, and is left alone from then on.

package import InkJSON

/// Takes the correction back that was made at a place, else the last one of the document.
package struct RevertCorrectionCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = RevertCorrectionAnswer
  /// The method name on the wire.
  package static let method = "inkling.revertCorrection"

  /// The document.
  package var uri: String
  /// The cursor.
  package var position: Position

  /// Reads `{uri, position}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
    position = try Position(from: argument["position"])
  }
}

/// What was taken back.
package struct RevertCorrectionAnswer: JSONWritable, Sendable {
  /// A correction that was made.
  package struct Correction: Sendable {
    /// What was typed, and stands there again.
    package var typed: String
    /// What had taken its place.
    package var text: String
    /// Why it had.
    package var reason: String
    /// Where that stands, or has stood.
    package var range: PositionRange
    /// What an editor says of it: a sentence, and on a second line how to have it again where that is a command.
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

  /// The correction; nil where there was none.
  package var correction: Correction?
  /// The edits to make, for a client that cannot be asked to make them.
  package var edits: [TextEdit]?

  /// What an editor says where there was none.
  private static let messageOfNone = "Inkling has corrected nothing here that still stands"

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
      $0.member("message", correction?.message ?? Self.messageOfNone)
      $0.member("edits", edits)
    }
  }
}
