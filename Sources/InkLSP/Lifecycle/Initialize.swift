// `initialize`: who the client is, its capabilities, its workspace and its settings.

package import InkJSON

/// The parameters of `initialize`.
package struct InitializeRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InitializeResult
  /// The method name on the wire.
  package static let method = "initialize"

  /// The process id of the client, with which the server ends too; nil if it has none, does not tell, or sends what
  /// cannot be one.
  package var processID: Int?
  /// The name of the client; nil if it does not tell. For what a client does and no capability says.
  package var clientName: String?
  /// The workspace folders, the primary one first; empty for loose files.
  package var workspaceFolders: [WorkspaceFolder]
  /// Settings, either bare or wrapped in `inkling`.
  package var initializationOptions: JSONValue?
  /// The capabilities of the client.
  package var capabilities: ClientCapabilities
  /// Why members were left out.
  package var problems: [JSONDecodingError] = []

  /// Reads the parameters. A process id or folder that is none costs what it is for, not the session: the watch over
  /// the client, or the settings and words of that folder.
  package init(from params: JSONField) throws(JSONDecodingError) {
    _ = try params.ifPresent?.members()
    let process = params["processId"].tried(&problems) { try $0.integer() }
    processID = process.flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
    clientName = try? params["clientInfo"].ifPresent?["name"].ifPresent?.string()
    initializationOptions = params["initializationOptions"].ifPresent?.value
    capabilities = ClientCapabilities(params["capabilities"].value)
    workspaceFolders = [WorkspaceFolder](in: params["workspaceFolders"], &problems)
    checkUnused(params)
    let root = params["rootUri"].tried(&problems) { try $0.string() }
    guard workspaceFolders.isEmpty else { return }
    // Kate sends its root but no workspace folders.
    if let root {
      workspaceFolders = [WorkspaceFolder(uri: root)]
    } else if let root = try? params["rootPath"].ifPresent?.string(), root.hasPrefix("/") {
      workspaceFolders = [WorkspaceFolder(uri: fileURI(ofPath: root))]
    }
  }

  /// Notes what is wrong with members that cost nothing here, or are read more leniently.
  private mutating func checkUnused(_ params: JSONField) {
    _ = params["trace"].tried(&problems) { try $0.choice(of: SetTraceNotification.Value.self) }
    let encodings = params["capabilities"]["general"]["positionEncodings"]
    for encoding in encodings.tried(&problems, { try $0.array() }) ?? [] {
      _ = encoding.tried(&problems) { try $0.string() }
    }
  }
}

extension JSONField {
  /// Returns what is read from this field; nil if it is absent or wrong, which is then one of the problems.
  func tried<Value>(
    _ problems: inout [JSONDecodingError], _ read: (JSONField) throws -> Value
  ) -> Value? {
    do {
      return try ifPresent.map(read)
    } catch {
      if let error = error as? JSONDecodingError { problems.append(error) }
      return nil
    }
  }
}
