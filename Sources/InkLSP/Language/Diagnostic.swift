// One mark in a document.

package import InkJSON

/// A word to be marked.
package struct Diagnostic: JSONWritable, Equatable, Sendable {
  /// How loudly, by the protocol's numbers.
  package enum Severity: Int, Sendable {
    case warning = 2
    case information = 3
    case hint = 4
  }

  /// Whose marks these are.
  package static let source = "inkling"
  /// What our marks say by a name.
  package static let code = "unknown-word"

  /// Where the word stands.
  package var range: PositionRange
  /// How loudly it is marked.
  package var severity: Severity
  /// What is said about it.
  package var message: String

  /// Creates a mark.
  package init(range: PositionRange, severity: Severity, message: String) {
    self.range = range
    self.severity = severity
    self.message = message
  }

  /// Writes the mark.
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
