// `workspace/applyEdit`: the server asks the client to edit a document.

package import InkJSON

/// Our request to apply an edit.
package struct ApplyEditRequest: JSONWritable, Sendable {
  /// The method name on the wire.
  package static let method = "workspace/applyEdit"

  /// The label in an undo menu.
  package var label: String
  /// The edit.
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
