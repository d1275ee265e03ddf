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
  /// Why folders were left out.
  package var problems: [JSONDecodingError] = []

  /// Reads the parameters; clients with folders of one kind only may leave out the other list.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let event = params["event"]
    _ = try event.members()
    added = [WorkspaceFolder](in: event["added"], &problems)
    removed = [WorkspaceFolder](in: event["removed"], &problems)
  }
}
