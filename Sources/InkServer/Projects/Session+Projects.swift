// Which folder's settings and words each document follows, and what happens when such folders come and go.

import InkEngine
import InkLSP
import InkLexicon
import InkSettings

extension Session {
  /// The folder whose settings and words a document follows.
  ///
  /// The nearest folder above the document that has settings or words of its own. If none is nearer, the folder of the
  /// workspace that the document lies in; outside of the workspace, the repository around it. A text that is no file,
  /// as a draft or a cell of a notebook, follows the folder of the workspace that its path lies in, else the first one.
  func project(of document: String) -> ProjectFolder? {
    let open = client.projects
    let path = path(ofURI: document)
    let around = path.flatMap { path in
      open.filter { $0.contains(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    }
    guard let path = fileSystemPath(ofURI: document) else { return around ?? open.first }
    let own = effects.folder(path, ProjectMarks.own).map { ProjectFolder(at: $0) }
    if let own, around.map({ $0.path.utf8.count < own.path.utf8.count }) ?? true { return own }
    return around ?? effects.folder(path, ProjectMarks.repository).map { ProjectFolder(at: $0) }
  }

  /// Where a document is, open or not: which of the user's words hold in it.
  func address(of document: String) -> DocumentAddress {
    let open = try? documents.document(document).address
    return open
      ?? DocumentAddress(uri: canonicalURI(of: document), folder: project(of: document)?.uri)
  }

  /// The URI of a document or folder in the one spelling that it has in the store: clients have several for one file,
  /// and links lead to it.
  func canonicalURI(of document: String) -> String {
    guard let path = fileSystemPath(ofURI: document) else { return document }
    if let found = effects.truePath(path) { return fileURI(ofPath: found) }
    // Of a file that is not there yet its folder is.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      let folder = effects.truePath(String(path[..<slash]))
    else { return fileURI(ofPath: path) }
    return fileURI(ofPath: folder + path[slash...])
  }

  /// Finds the folder of a document that was opened. True if it is a new one, so that its settings were taken.
  mutating func join(_ document: String) -> Bool {
    let project = project(of: document)
    let canonicalURI = canonicalURI(of: document)
    try? documents.with(document) { ($0.folder, $0.canonicalURI) = (project?.uri, canonicalURI) }
    guard let project, !settings.projects.contains(project) else { return false }
    setProjects(settings.projects + [project])
    return true
  }

  /// Finds the folders of all documents again if that of this one is another now, as when a project was made.
  mutating func rejoin(_ document: String) {
    let canonicalURI = canonicalURI(of: document)
    try? documents.with(document) {
      if $0.canonicalURI != canonicalURI { $0.canonicalURI = canonicalURI }
    }
    let folder = (try? documents.document(document))?.folder
    if project(of: document)?.uri != folder { followProjects() }
  }

  /// Drops the folders that are neither in the workspace nor followed by an open document.
  mutating func leaveProjects() {
    let used = documents.folders
    let open = client.projects
    let kept = settings.projects.filter { used.contains($0.uri) || open.contains($0) }
    if kept != settings.projects { setProjects(kept) }
  }

  /// Finds the folders of the workspace and of all documents again, and takes them if anything has changed.
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
    setProjects(projects)
  }

  /// Takes other folders, with their settings and words.
  private mutating func setProjects(_ projects: [ProjectFolder]) {
    let old = settings.projects
    settings.projects = projects
    settings.layers.keepFolders(Set(projects.map(\.uri)))
    if loadIsDue { return }
    for project in projects where !old.contains(project) { readSettings(of: project) }
    settingsChanged()
    scheduleAllDiagnostics()
    loadWords()
    store.projectsLoading = store.loading
    if !Set(old).isSuperset(of: projects) { askForConfiguration() }
  }
}
