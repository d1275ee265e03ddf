// `workspace/didChangeWorkspaceFolders`: workspace folders were added or removed.

package import InkJSON

/// The folders that were added and removed.
package struct DidChangeWorkspaceFoldersNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "workspace/didChangeWorkspaceFolders"

  /// The added folders.
  package var added: [WorkspaceFolder]
  /// The removed folders.
  package var removed: [WorkspaceFolder]

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    added = try params["event"]["added"].list(of: WorkspaceFolder.self)
    removed = try params["event"]["removed"].list(of: WorkspaceFolder.self)
  }
}
