// Which folder's settings and words a document follows, and its one address: rules over URIs and what is on disk.

import InkLSP
import InkLexicon

/// Finds the projects of documents, open or not; of the session it knows the folders of the workspace alone.
///
/// A value for a moment: what it finds is kept in the documents, and found again when something has changed.
package struct ProjectResolver {
  /// The folders of the workspace, the first one first.
  let workspace: [ProjectFolder]
  private let folder: (_ path: String, _ names: [String]) -> String?
  private let truePath: (_ path: String) -> String?

  /// A resolver for a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The folders that the client works in; none for a place outside of any.
  ///   - folder: Finds the nearest folder above a path that holds something of one of some names.
  ///   - truePath: The path of what is on disk with all links followed; nil if it is not there.
  package init(
    workspace: [ProjectFolder] = [], folder: @escaping (String, [String]) -> String?,
    truePath: @escaping (String) -> String?
  ) {
    (self.workspace, self.folder, self.truePath) = (workspace, folder, truePath)
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
    let own = folder(path, ProjectMarks.own).map { ProjectFolder(at: $0) }
    if let own, around.map({ $0.path.utf8.count < own.path.utf8.count }) ?? true { return own }
    return around ?? folder(path, ProjectMarks.repository).map { ProjectFolder(at: $0) }
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
    if let found = truePath(path) { return fileURI(ofPath: found) }
    // Of a file that is not there yet its folder is.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      let folder = truePath(String(path[..<slash]))
    else { return fileURI(ofPath: path) }
    return fileURI(ofPath: folder + path[slash...])
  }
}
