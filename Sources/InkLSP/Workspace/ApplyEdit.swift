// `workspace/applyEdit`: the server asks the client to change a document.

package import InkJSON

/// Our request to make edits.
package struct ApplyEditRequest: JSONWritable, Sendable {
  /// The method name on the wire.
  package static let method = "workspace/applyEdit"

  /// What an undo menu shows.
  package var label: String
  /// The edits.
  package var edit: WorkspaceEdit

  /// Creates a request.
  package init(label: String, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }

  /// Writes `{label, edit}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.member("edit", edit)
    }
  }
}
