// `initialize`: who the client is, its capabilities, its workspace and its settings.

package import InkJSON

/// The parameters of `initialize`.
package struct InitializeRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InitializeResult
  /// The method name on the wire.
  package static let method = "initialize"

  /// The process id of the client, with which the server ends too; nil if it has none, does not tell, or
  /// sends what cannot be one.
  package var processID: Int?
  /// The name of the client; nil if it does not tell. For what a client does and no capability says.
  package var clientName: String?
  /// The workspace folders, the primary one first; empty for loose files.
  package var workspaceFolders: [WorkspaceFolder]
  /// Settings, either bare or wrapped in `inkling`.
  package var initializationOptions: JSONValue?
  /// The capabilities of the client.
  package var capabilities: ClientCapabilities

  /// Reads the parameters. A process id or folder that is none costs what it is for, not the session: the watch over
  /// the client, or the settings and words of that folder.
  package init(from params: JSONField) throws(JSONDecodingError) {
    _ = try params.ifPresent?.members()
    let process = try? params["processId"].ifPresent?.integer()
    processID = process.flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
    clientName = try? params["clientInfo"].ifPresent?["name"].ifPresent?.string()
    initializationOptions = params["initializationOptions"].ifPresent?.value
    capabilities = ClientCapabilities(params["capabilities"].value)
    workspaceFolders = [WorkspaceFolder](in: params["workspaceFolders"])
    guard workspaceFolders.isEmpty else { return }
    // Kate sends its root but no workspace folders.
    if let root = try? params["rootUri"].ifPresent?.string() {
      workspaceFolders = [WorkspaceFolder(uri: root)]
    } else if let root = try? params["rootPath"].ifPresent?.string(), root.hasPrefix("/") {
      workspaceFolders = [WorkspaceFolder(uri: fileURI(ofPath: root))]
    }
  }
}
