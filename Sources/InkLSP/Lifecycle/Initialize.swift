// `initialize`: who the client is, what it can do, where it works and what it sets.

package import InkJSON

/// The parameters of `initialize`.
package struct InitializeRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InitializeResult
  /// The method name on the wire.
  package static let method = "initialize"

  /// The client's process, whose end is ours too; nil if it has none or hides it.
  package var processID: Int?
  /// The folders the client works in, the first one first; empty for loose files.
  package var workspaceFolders: [WorkspaceFolder]
  /// Settings, bare or wrapped in `inkling`.
  package var initializationOptions: JSONValue?
  /// What the client can do.
  package var capabilities: ClientCapabilities

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    processID = try params["processId"].ifPresent?.integer(in: 1...Int(Int32.max))
    initializationOptions = params["initializationOptions"].ifPresent?.value
    capabilities = ClientCapabilities(params["capabilities"].value)
    workspaceFolders = try params["workspaceFolders"].ifPresent?.list() ?? []
    guard workspaceFolders.isEmpty else { return }
    // Kate tells its root and no folders besides.
    if let root = try params["rootUri"].ifPresent?.string() {
      workspaceFolders = [WorkspaceFolder(uri: root)]
    } else if let root = try params["rootPath"].ifPresent?.string(), root.hasPrefix("/") {
      workspaceFolders = [WorkspaceFolder(uri: fileURI(ofPath: root))]
    }
  }
}
