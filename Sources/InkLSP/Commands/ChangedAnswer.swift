// The answer of commands that may find nothing to do.

package import InkJSON

/// Whether anything changed.
package struct ChangedAnswer: JSONWritable, Equatable, Sendable {
  /// Whether anything changed.
  package var changed: Bool

  /// An answer.
  package init(changed: Bool) {
    self.changed = changed
  }

  /// Writes `{changed}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("changed", changed) }
  }
}
