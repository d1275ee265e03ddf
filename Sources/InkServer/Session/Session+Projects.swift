// Which folder each document belongs to, and what follows where such folders come and go.

import InkEngine
import InkLSP
import InkSettings

extension Session {
  /// The folder whose settings and words a document follows.
  ///
  /// The nearest one above it that has some of its own; within a folder of the workspace that is this folder, if no
  /// other. For a document outside of the workspace the repository around it takes that place. A text that
  /// is no file follows the first folder of the workspace.
  func project(of document: String) -> ProjectFolder? {
    let open = client.projects
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

  /// Lets a document that was opened belong to its folder; true if that is a new one, whose settings were taken.
  mutating func join(_ document: String) -> Bool {
    let project = project(of: document)
    try? documents.with(document) { $0.folder = project?.uri }
    guard let project, !settings.projects.contains(project) else { return false }
    take(settings.projects + [project])
    return true
  }

  /// Lets documents follow other folders, if the one that a document belongs to has come or gone since it was found.
  mutating func rejoin(_ document: String) {
    let folder = (try? documents.document(document))?.folder
    if project(of: document)?.uri != folder { followProjects() }
  }

  /// Lets go the folders that neither the workspace nor an open document has any more.
  mutating func leaveProjects() {
    let used = documents.folders
    let open = client.projects
    let kept = settings.projects.filter { used.contains($0.uri) || open.contains($0) }
    if kept != settings.projects { take(kept) }
  }

  /// Takes in that there are other folders, in the workspace or around documents.
  mutating func followProjects() {
    var projects = client.projects
    let main = projects.first?.uri
    var found: [String: ProjectFolder] = [:]
    for uri in documents.uris {
      let project = project(of: uri)
      found[uri] = project
      if let project, !projects.contains(project) { projects.append(project) }
    }
    var hasMoved = false
    documents.forEach { document in
      let folder = found[document.uri]?.uri
      if document.folder != folder { (document.folder, hasMoved) = (folder, true) }
    }
    if !hasMoved, projects == settings.projects, main == settings.layers.mainFolder { return }
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
    store.projectsLoading = store.loading
  }
}
