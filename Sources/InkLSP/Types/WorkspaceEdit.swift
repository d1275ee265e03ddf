// Changes to one document, in the form the client understands.

package import InkJSON

/// Edits of one document, bound to its version where the client can check that.
package struct WorkspaceEdit: Hashable, Sendable {
  /// The document to change.
  package var uri: String

  /// The version the edits were made for; nil for a client that knows no `documentChanges` or counts no versions.
  package var version: Int?

  /// The edits, none overlapping another.
  package var edits: [TextEdit]

  /// Edits of a document, with its version if the client announced `workspaceEdit.documentChanges`.
  package init(uri: String, version: Int?, edits: [TextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }
}

extension WorkspaceEdit: JSONWritable {
  /// Writes `documentChanges` when there is a version, else `changes`.
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
