// The result of commands that may find nothing to do.

package import InkJSON

/// The result of a command that may change nothing.
package struct ChangedAnswer: JSONWritable, Equatable, Sendable {
  /// Whether anything changed.
  package var changed: Bool
  /// The path of the workspace word list concerned; nil if none was.
  package var file: String?
  /// A phrase for an editor to show; nil for a command that is not about a word.
  package var message: String?

  /// Creates an answer.
  package init(changed: Bool, file: String? = nil, message: String? = nil) {
    self.changed = changed
    self.file = file
    self.message = message
  }

  /// Writes `{changed, file?, message?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("changed", changed)
      $0.member("file", file)
      $0.member("message", message)
    }
  }
}
