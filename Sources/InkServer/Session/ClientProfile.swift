// The connected client, as described by its `initialize` request.

import InkLSP
import InkText

/// The connected client.
struct ClientProfile {
  /// Its capabilities.
  var capabilities = ClientCapabilities(nil)
  /// The encoding of positions.
  var encoding = PositionEncoding.utf16
  /// The id of its process, with which the server ends too.
  var processID: Int?
  /// Its workspace folders in the file system, the primary one first, without duplicates.
  private(set) var projects: [ProjectFolder] = []

  /// Creates the profile of a client that has not introduced itself yet.
  init() {}

  /// Creates the profile from an `initialize` request.
  init(_ request: InitializeRequest) {
    capabilities = request.capabilities
    encoding = PositionEncoding(offered: request.capabilities.positionEncodings)
    processID = request.processID
    add(request.workspaceFolders)
  }

  /// Adds workspace folders.
  mutating func add(_ folders: [WorkspaceFolder]) {
    for project in folders.compactMap(ProjectFolder.init) where !projects.contains(project) {
      projects.append(project)
    }
  }

  /// Removes workspace folders.
  mutating func remove(_ folders: [WorkspaceFolder]) {
    let gone = folders.compactMap(ProjectFolder.init)
    projects.removeAll(where: gone.contains)
  }
}

extension PositionEncoding {
  /// Selects the first offered encoding that is known, otherwise UTF-16, which every client supports.
  init(offered names: [String]) {
    self = names.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}
