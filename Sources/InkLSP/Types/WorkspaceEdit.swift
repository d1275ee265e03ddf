// Edits of one document, in the form the client supports.

package import InkJSON

/// Edits of one document, bound to its version if the client can check that.
package struct WorkspaceEdit: Hashable, Sendable {
  /// The document to change.
  package var uri: String

  /// The version the edits apply to; nil for a client without `documentChanges` or without version numbers.
  package var version: Int?

  /// The edits, which do not overlap.
  package var edits: [TextEdit]

  /// Creates edits of a document, with its version if the client supports `workspaceEdit.documentChanges`.
  package init(uri: String, version: Int?, edits: [TextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }
}

extension WorkspaceEdit: JSONWritable {
  /// Writes `documentChanges` if there is a version, otherwise `changes`.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      guard let version else {
        writer.object("changes") { $0.member(uri, edits) }
        return
      }
      writer.array("documentChanges") {
        $0.object {
          $0.object("textDocument") {
            $0.member("uri", uri)
            $0.member("version", version)
          }
          $0.member("edits", edits)
        }
      }
    }
  }
}
