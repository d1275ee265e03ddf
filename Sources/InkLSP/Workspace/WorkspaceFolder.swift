// A folder the client works in.

package import InkJSON

/// A folder by its URI; its name is for people and not read.
package struct WorkspaceFolder: Hashable, Sendable, JSONReadable {
  /// The folder's URI.
  package var uri: String

  /// Creates a folder at a URI.
  package init(uri: String) {
    self.uri = uri
  }

  /// Reads `{uri, name}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    uri = try field["uri"].string()
  }
}
