// The projects of the open documents, and what happens when projects are added or removed.

import InkEngine
import InkLexicon
import InkSettings

extension Session {
  /// A resolver for the current workspace.
  var projectResolver: ProjectResolver {
    ProjectResolver(workspace: client.projects, files: effects.files)
  }

  /// Returns the address of a document, open or not, which determines the user's words that apply to it.
  func address(of document: String) -> DocumentAddress {
    let open = try? documents.document(document).address
    return open ?? projectResolver.address(of: document)
  }

  /// Logs that a workspace folder is ignored, and why.
  mutating func logFolderOutsideUTF8() {
    if let uri = client.folderOutsideUTF8 { logMessage("\(ServerError.pathNotUTF8(uri))") }
  }

  /// Finds the project of a document that was opened, and adds it to those in use. Returns whether it is a new one,
  /// whose settings were then applied along with all others.
  mutating func joinProject(of document: String) -> Bool {
    let project = projectResolver.project(of: document)
    let canonicalURI = projectResolver.canonicalURI(of: document)
    try? documents.focus(on: document) {
      ($0.folder, $0.canonicalURI) = (project?.uri, canonicalURI)
    }
    guard let project, !settings.projects.contains(project) else { return false }
    setProjects(settings.projects + [project])
    return true
  }

  /// Finds the projects of all documents again if that of this one has changed, for example because a project was
  /// created.
  mutating func rejoin(_ document: String) {
    let address = projectResolver.address(of: document)
    try? documents.focus(on: document) {
      if $0.canonicalURI != address.uri { $0.canonicalURI = address.uri }
    }
    let folder = (try? documents.document(document))?.folder
    if address.folder != folder { refreshProjects() }
  }

  /// Drops the projects that are neither in the workspace nor used by an open document. Each change of projects reads
  /// the words of all, so those of documents that are closed together are dropped together.
  mutating func dropUnusedProjects() {
    settings.mayHaveUnusedProjects = false
    let used = documents.folders
    let open = client.projects
    let kept = settings.projects.filter { used.contains($0.uri) || open.contains($0) }
    if kept != settings.projects { setProjects(kept) }
  }

  /// Finds the projects of the workspace and of all documents again, and applies any change.
  mutating func refreshProjects() {
    let (projects, followed) = projectResolver.projects(of: documents.uris)
    let main = client.projects.first?.uri
    var hasMoved = false
    documents.forEach { document in
      let folder = followed[document.uri]?.uri
      if document.folder != folder { (document.folder, hasMoved) = (folder, true) }
    }
    if !hasMoved, projects == settings.projects, main == settings.mainFolder { return }
    settings.mainFolder = main
    setProjects(projects)
  }

  /// Switches to a new list of projects, with their settings and words.
  private mutating func setProjects(_ projects: [ProjectFolder]) {
    let old = settings.projects
    settings.projects = projects
    settings.layers.retainFolders(Set(projects.map(\.uri)))
    if loading.isDue { return }
    for project in projects where !old.contains(project) { readSettings(of: project) }
    settingsChanged()
    enqueue([.words])
    if !Set(old).isSuperset(of: projects) { requestConfiguration() }
  }
}
