// Determines the project of a document and its canonical URI, from URIs and the file system.

import InkLSP
import InkLexicon

/// Finds the projects of documents, open or not. Of the session it only knows the workspace folders.
///
/// Short-lived: its results are kept in the documents and recomputed when something has changed.
package struct ProjectResolver {
  /// The workspace folders, the primary one first.
  let workspace: [ProjectFolder]
  private let files: any FileAccess

  /// Creates a resolver for a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The workspace folders; empty outside of any workspace.
  ///   - files: The file system.
  package init(workspace: [ProjectFolder] = [], files: any FileAccess) {
    (self.workspace, self.files) = (workspace, files)
  }

  /// Returns the folder whose settings and words apply to a document.
  ///
  /// This is the nearest folder above the document with its own settings or words. If there is no nearer one, it is the
  /// workspace folder that contains the document or, outside the workspace, the surrounding repository. A document that
  /// is not a file, such as a draft or a notebook cell, belongs to the workspace folder that contains its path,
  /// otherwise to the first one.
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

  /// Returns the workspace folders followed by the other projects of the given documents, without duplicates, and the
  /// project of each document by its URI.
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

  /// Returns the address of a document, which determines the user's words that apply to it.
  func address(of document: String) -> DocumentAddress {
    DocumentAddress(uri: canonicalURI(of: document), folder: project(of: document)?.uri)
  }

  /// Returns the canonical URI of a document or folder, under which the store knows it: clients spell URIs in several
  /// ways, and symbolic links may lead to the file.
  func canonicalURI(of document: String) -> String {
    guard let path = fileSystemPath(ofURI: document) else { return document }
    if let found = files.resolvedPath(of: path) { return fileURI(ofPath: found) }
    // A file that does not exist yet has an existing folder.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      let folder = files.resolvedPath(of: String(path[..<slash]))
    else { return fileURI(ofPath: path) }
    return fileURI(ofPath: folder + path[slash...])
  }
}
