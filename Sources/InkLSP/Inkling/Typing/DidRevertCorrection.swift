// `inkling/didRevertCorrection`: a correction that the user undid will not be made again.

package import InkJSON

/// A correction that the user undid in the text, and which is therefore not made again.
package struct DidRevertCorrectionNotification: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "inkling/didRevertCorrection"

  /// The document's URI.
  package var uri: String
  /// The typed text, which stays.
  package var typed: String
  /// The text that had replaced it.
  package var text: String
  /// The range of the typed text.
  package var range: PositionRange
  /// The message for an editor to show: a sentence, with a second line on how to redo the correction if a command can.
  package var message: String

  /// Creates a notification for a document.
  package init(uri: String, typed: String, text: String, range: PositionRange, message: String) {
    self.uri = uri
    self.typed = typed
    self.text = text
    self.range = range
    self.message = message
  }

  /// Writes `{uri, typed, text, range, message}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("typed", typed)
      $0.member("text", text)
      $0.member("range", range)
      $0.member("message", message)
    }
  }
}
