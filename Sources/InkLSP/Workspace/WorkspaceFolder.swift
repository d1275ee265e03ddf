// A folder of the client's workspace.

package import InkJSON

/// A folder, identified by its URI; its display name is ignored.
package struct WorkspaceFolder: Hashable, Sendable, JSONReadable {
  /// The folder's URI.
  package var uri: String

  /// Creates a folder with a URI.
  package init(uri: String) {
    self.uri = uri
  }

  /// Reads `{uri, name}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    uri = try field["uri"].string()
  }
}

extension [WorkspaceFolder] {
  /// Reads the folders in a list. What is none is left out, and said to be a problem: it costs its own settings and
  /// words, not those of the other folders.
  init(in field: JSONField, _ problems: inout [JSONDecodingError]) {
    self = []
    for folder in field.tried(&problems, { try $0.array() }) ?? [] {
      if let folder = folder.tried(&problems, { try WorkspaceFolder(from: $0) }) { append(folder) }
    }
  }
}
