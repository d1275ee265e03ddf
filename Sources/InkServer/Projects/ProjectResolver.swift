// Which folder's settings and words a document follows, and its one address: rules over URIs and what is on disk.

import InkLSP
import InkLexicon

/// Finds the projects of documents, open or not; of the session it knows the folders of the workspace alone.
///
/// A value for a moment: what it finds is kept in the documents, and found again when something has changed.
package struct ProjectResolver {
  /// The folders of the workspace, the first one first.
  let workspace: [ProjectFolder]
  private let files: any FileAccess

  /// A resolver for a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The folders that the client works in; none for a place outside of any.
  ///   - files: What is on disk.
  package init(workspace: [ProjectFolder] = [], files: any FileAccess) {
    (self.workspace, self.files) = (workspace, files)
  }

  /// The folder whose settings and words a document follows.
  ///
  /// The nearest folder above the document that has settings or words of its own. If none is nearer, the folder of the
  /// workspace that the document lies in; outside of the workspace, the repository around it. A text that is no file,
  /// as a draft or a cell of a notebook, follows the folder of the workspace that its path lies in, else the first one.
  package func project(of document: String) -> ProjectFolder? {
    let path = path(ofURI: document)
    let around = path.flatMap { path in
      workspace.filter { $0.contains(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    }
    guard let path = fileSystemPath(ofURI: document) else { return around ?? workspace.first }
    let own = files.folder(above: path, holding: ProjectMarks.own).map { ProjectFolder(at: $0) }
    if let own, around.map({ $0.path.utf8.count < own.path.utf8.count }) ?? true { return own }
    if let around { return around }
    return files.folder(above: path, holding: ProjectMarks.repository).map { ProjectFolder(at: $0) }
  }

  /// The folders of the workspace and then those that some documents follow, each once, and which of them each document
  /// follows, by its URI.
  func projects(
    of documents: [String]
  ) -> (all: [ProjectFolder], followed: [String: ProjectFolder]) {
    var all = workspace
    var followed: [String: ProjectFolder] = [:]
    for document in documents {
      guard let project = project(of: document) else { continue }
      followed[document] = project
      if !all.contains(project) { all.append(project) }
    }
    return (all, followed)
  }

  /// Where a document is: which of the user's words hold in it.
  func address(of document: String) -> DocumentAddress {
    DocumentAddress(uri: canonicalURI(of: document), folder: project(of: document)?.uri)
  }

  /// The URI of a document or folder in the one spelling that it has in the store: clients have several for one file,
  /// and links lead to it.
  func canonicalURI(of document: String) -> String {
    guard let path = fileSystemPath(ofURI: document) else { return document }
    if let found = files.truePath(of: path) { return fileURI(ofPath: found) }
    // Of a file that is not there yet its folder is.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      let folder = files.truePath(of: String(path[..<slash]))
    else { return fileURI(ofPath: path) }
    return fileURI(ofPath: folder + path[slash...])
  }
}
