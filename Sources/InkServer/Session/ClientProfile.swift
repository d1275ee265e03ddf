// The connected client, as described by its `initialize` request.

import InkJSON
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
  /// What is wrong with its `initialize` request, though not enough to refuse it.
  private(set) var problems: [JSONDecodingError] = []
  /// Whether it filters the list it has before it asks for the next one, and closes the menu if nothing is left. Helix
  /// does, and then opens it again only after a pause in typing.
  private(set) var filtersBeforeAsking = false
  /// Its workspace folders in the file system, the primary one first, without duplicates.
  private(set) var projects: [ProjectFolder] = []
  /// The URI of the first workspace folder that was left out because its path is not UTF-8; nil if there is none.
  private(set) var folderOutsideUTF8: String?
  /// The URIs of these folders as the client spells them, by their own.
  private var spellings: [String: String] = [:]

  /// Creates the profile of a client that has not introduced itself yet.
  init() {}

  /// Creates the profile from an `initialize` request.
  init(_ request: InitializeRequest) {
    capabilities = request.capabilities
    encoding = PositionEncoding(offered: request.capabilities.positionEncodings)
    processID = request.processID
    problems = request.problems
    filtersBeforeAsking = request.clientName == "helix"
    add(request.workspaceFolders)
  }

  /// Adds workspace folders.
  mutating func add(_ folders: [WorkspaceFolder]) {
    for folder in folders {
      if folderOutsideUTF8 == nil, isFileOutsideUTF8(folder.uri) { folderOutsideUTF8 = folder.uri }
      guard let project = ProjectFolder(folder), !projects.contains(project) else { continue }
      projects.append(project)
      spellings[project.uri] = folder.uri
    }
  }

  /// Removes workspace folders.
  mutating func remove(_ folders: [WorkspaceFolder]) {
    if folders.contains(where: { $0.uri == folderOutsideUTF8 }) { folderOutsideUTF8 = nil }
    let gone = folders.compactMap(ProjectFolder.init)
    projects.removeAll(where: gone.contains)
    for project in gone { spellings[project.uri] = nil }
  }

  /// Returns the URI of a project in the client's spelling, by which it may look up its settings; the project's own if
  /// it is not a workspace folder.
  func spelling(of project: ProjectFolder) -> String { spellings[project.uri] ?? project.uri }
}

extension PositionEncoding {
  /// Selects the first offered encoding that is known, otherwise UTF-16, which every client supports.
  init(offered names: [String]) {
    self = names.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}
