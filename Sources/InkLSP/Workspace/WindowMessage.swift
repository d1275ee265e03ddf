// `window/showMessage` and `window/logMessage`: a sentence for the person, or for their log.

package import InkJSON

/// A sentence and how grave it is.
package struct WindowMessage: JSONWritable, Equatable, Sendable {
  /// How grave a message is, by the protocol's numbers.
  package enum Severity: Int, Sendable {
    /// Something failed.
    case error = 1
    /// Something should be looked at.
    case warning = 2
    /// Good to know.
    case information = 3
    /// For the log.
    case log = 4
  }

  /// Interrupts the person.
  package static let showMethod = "window/showMessage"
  /// Goes to the client's log.
  package static let logMethod = "window/logMessage"

  /// How grave it is.
  package var severity: Severity
  /// The sentence; it holds no text of the user's.
  package var message: String

  /// Creates a sentence of a severity.
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
