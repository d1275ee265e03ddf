// Who is at the other end: what it told us of itself with `initialize`.

import InkLSP
import InkText

/// The client as it introduced itself.
struct ClientProfile {
  /// What it can do.
  var capabilities = ClientCapabilities(nil)
  /// What positions are counted in.
  var encoding = PositionEncoding.utf16
  /// Its process, whose end is ours.
  var processID: Int?
  /// The folders it works in that are on a disk, the first one first; each once, however it is spelled.
  private(set) var projects: [ProjectFolder] = []

  /// Nobody yet.
  init() {}

  /// Creates the client that an `initialize` introduces.
  init(_ request: InitializeRequest) {
    capabilities = request.capabilities
    encoding = PositionEncoding(offered: request.capabilities.positionEncodings)
    processID = request.processID
    add(request.workspaceFolders)
  }

  /// Takes in folders that came to be worked in.
  mutating func add(_ folders: [WorkspaceFolder]) {
    for project in folders.compactMap(ProjectFolder.init) where !projects.contains(project) {
      projects.append(project)
    }
  }

  /// Drops folders that are not worked in any more.
  mutating func remove(_ folders: [WorkspaceFolder]) {
    let gone = folders.compactMap(ProjectFolder.init)
    projects.removeAll(where: gone.contains)
  }
}

extension PositionEncoding {
  /// Creates the first encoding offered that we know; UTF-16 is what every client can do.
  init(offered names: [String]) {
    self = names.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}
