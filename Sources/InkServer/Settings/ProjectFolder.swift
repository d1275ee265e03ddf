// A folder whose settings and words documents follow: one of the workspace, or somebody's project.

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
    self.path = path.withoutSlash
    let slash = UInt8(ascii: "/")
    let inner = documentPath.utf8.dropFirst(self.path.utf8.count).split(separator: slash).count
    let parts = document.utf8.split(separator: slash, omittingEmptySubsequences: false)
    guard inner < parts.count, let last = parts.dropLast(inner).last else { return nil }
    uri = String(document[..<last.endIndex])
    if !contains(documentPath) { return nil }
  }

  /// Whether a path leads into it, byte by byte: names that only look alike are of different folders.
  func contains(_ path: String) -> Bool { path.utf8.starts(with: (self.path + "/").utf8) }
}

extension String {
  fileprivate var withoutSlash: String {
    hasSuffix("/") ? String(dropLast()) : self
  }
}

extension Client {
  /// The folders it works in that are on a disk.
  var projects: [ProjectFolder] { workspaceFolders.compactMap(ProjectFolder.init) }
}
