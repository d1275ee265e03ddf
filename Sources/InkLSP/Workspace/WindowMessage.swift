// `window/showMessage` and `window/logMessage`: a message for the user or the client's log.

package import InkJSON

/// A warning.
package struct WindowMessage: JSONWritable, Equatable, Sendable {
  /// The method that shows a message to the user.
  package static let showMethod = "window/showMessage"
  /// The method that writes to the client's log.
  package static let logMethod = "window/logMessage"
  /// `MessageType.Warning`.
  private static let severity = 2

  /// What it says, which contains none of the user's text.
  package var warning: String

  /// Creates a message.
  package init(warning: String) {
    self.warning = warning
  }

  /// Writes `{type, message}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", Self.severity)
      $0.member("message", warning)
    }
  }
}
