// `window/showMessage` and `window/logMessage`: a message for the user or the client's log.

package import InkJSON

/// A message and its severity.
package struct WindowMessage: JSONWritable, Equatable, Sendable {
  /// The severity of a message, by the protocol's numbers.
  package enum Severity: Int, Sendable {
    /// Something failed.
    case error = 1
    /// Something deserves attention.
    case warning = 2
    /// Useful information.
    case information = 3
    /// For the log only.
    case log = 4
  }

  /// The method that shows a message to the user.
  package static let showMethod = "window/showMessage"
  /// The method that writes to the client's log.
  package static let logMethod = "window/logMessage"

  /// The severity.
  package var severity: Severity
  /// The message, which contains none of the user's text.
  package var message: String

  /// Creates a message.
  package init(_ severity: Severity, _ message: String) {
    self.severity = severity
    self.message = message
  }

  /// Writes `{type, message}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", severity.rawValue)
      $0.member("message", message)
    }
  }
}
