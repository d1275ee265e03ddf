// The folders that documents belong to, whose settings and words they follow: those of the workspace, and others' own.

import InkEngine
import InkLSP
import InkSettings

/// A folder with settings and words of its own, or with room for them.
struct ProjectFolder: Hashable, Sendable {
  /// Its URI as the client writes those of the documents in it, without a slash at its end.
  let uri: String
  /// Its path, without a slash at its end; the root's is empty.
  let path: String

  /// Its path for people.
  var name: String { path.isEmpty ? "/" : path }
  /// Where its settings stand, if there are any.
  var settingsFile: String { "\(path)/\(ProjectMarks.settingsName)" }
  /// Where its words stand, if there are any.
  var wordsFile: String { "\(path)/\(ProjectMarks.wordsName)" }

  /// A folder of the workspace; nil for one that is not on a disk.
  init?(_ folder: WorkspaceFolder) {
    guard let path = fileSystemPath(ofURI: folder.uri) else { return nil }
    self.path = path.withoutSlash
    uri = folder.uri.withoutSlash
  }

  /// The folder at a path above a document; nil where its URI does not show that.
  init?(at path: String, above document: String, at documentPath: String) {
    let path = path.withoutSlash
    let inner = documentPath.dropFirst(path.count).split(separator: "/").count
    let parts = document.split(separator: "/", omittingEmptySubsequences: false)
    guard documentPath.hasPrefix(path + "/"), inner < parts.count else { return nil }
    self.path = path
    uri = parts.dropLast(inner).joined(separator: "/")
  }

  /// Whether a path leads into it.
  func contains(_ path: String) -> Bool { path.hasPrefix(self.path + "/") }
}

extension String {
  fileprivate var withoutSlash: String {
    hasSuffix("/") ? String(dropLast()) : self
  }
}

extension Session {
  /// The folder whose settings and words a document follows.
  ///
  /// The nearest one above it that has some of its own; within a folder of the workspace that is this folder, if no
  /// other. For a document outside of the workspace the repository around it takes that place. A text that
  /// is no file follows the first folder of the workspace.
  func project(of document: String) -> ProjectFolder? {
    let open = client.workspaceFolders.compactMap(ProjectFolder.init)
    guard let path = fileSystemPath(ofURI: document) else { return open.first }
    let around = open.filter { $0.contains(path) }.max { $0.path.count < $1.path.count }
    let own = effects.folder(path, ProjectMarks.own).flatMap {
      ProjectFolder(at: $0, above: document, at: path)
    }
    if let own, around.map({ $0.path.count < own.path.count }) ?? true { return own }
    // In the document's own spelling, so that what holds in the folder is seen to hold in the document.
    if let around { return ProjectFolder(at: around.path, above: document, at: path) ?? around }
    return effects.folder(path, ProjectMarks.repository).flatMap {
      ProjectFolder(at: $0, above: document, at: path)
    }
  }

  /// Lets a document that was opened belong to its folder.
  mutating func join(_ document: String) {
    let project = project(of: document)
    try? documents.with(document) { $0.folder = project?.uri }
    if let project, !settings.projects.contains(project) {
      take(settings.projects + [project])
    }
  }

  /// Lets go the folders that neither the workspace nor an open document has any more.
  mutating func leaveProjects() {
    let used = documents.folders
    let open = client.workspaceFolders.compactMap(ProjectFolder.init)
    let kept = settings.projects.filter { used.contains($0.uri) || open.contains($0) }
    if kept != settings.projects { take(kept) }
  }

  /// Takes in that the workspace has other folders.
  mutating func followWorkspace() {
    var projects = client.workspaceFolders.compactMap(ProjectFolder.init)
    let main = projects.first?.uri
    var found: [String: ProjectFolder] = [:]
    for uri in documents.uris {
      let project = project(of: uri)
      found[uri] = project
      if let project, !projects.contains(project) { projects.append(project) }
    }
    documents.forEach { $0.folder = found[$0.uri]?.uri }
    if projects == settings.projects, main == settings.layers.mainFolder { return }
    settings.layers.mainFolder = main
    take(projects)
  }

  /// Takes other folders, with their settings and words.
  private mutating func take(_ projects: [ProjectFolder]) {
    let old = settings.projects
    settings.projects = projects
    settings.layers.keepFolders(Set(projects.map(\.uri)))
    if loadIsDue { return }
    for project in projects where !old.contains(project) { readSettings(of: project) }
    settingsChanged()
    checkAllAnew()
    loadWords()
  }
}
