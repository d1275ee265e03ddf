// A diagnostic in a document.

package import InkJSON

/// A flagged word.
package struct Diagnostic: JSONWritable, Equatable, Sendable {
  /// The severity, by the protocol's numbers.
  package enum Severity: Int, Sendable {
    case warning = 2
    case information = 3
    case hint = 4
  }

  /// The `source` of our diagnostics.
  package static let source = "inkling"
  /// The `code` of our diagnostics.
  package static let code = "unknown-word"

  /// The range of the word.
  package var range: PositionRange
  /// Its severity.
  package var severity: Severity
  /// The message shown.
  package var message: String

  /// Creates a diagnostic.
  package init(range: PositionRange, severity: Severity, message: String) {
    self.range = range
    self.severity = severity
    self.message = message
  }

  /// Writes the diagnostic.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("severity", severity.rawValue)
      $0.member("code", Self.code)
      $0.member("source", Self.source)
      $0.member("message", message)
    }
  }
}
