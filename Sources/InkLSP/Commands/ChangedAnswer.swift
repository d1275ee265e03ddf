// The answer of commands that may find nothing to do.

package import InkJSON

/// Whether anything changed.
package struct ChangedAnswer: JSONWritable, Equatable, Sendable {
  /// Whether anything changed.
  package var changed: Bool
  /// The path of the workspace's list that was meant; nil where none was.
  package var file: String?

  /// An answer.
  package init(changed: Bool, file: String? = nil) {
    self.changed = changed
    self.file = file
  }

  /// Writes `{changed, file?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("changed", changed)
      $0.member("file", file)
    }
  }
}
