// A folder whose settings and words apply to documents: a workspace folder or a project.

import InkLSP
import InkLexicon
import InkSettings

/// A folder that has, or can have, its own settings and words.
package struct ProjectFolder: Hashable, Sendable {
  /// Its URI without a trailing slash. Clients spell the URI of a folder in several ways; this is the normalized form.
  let uri: String
  /// Its path without a trailing slash; that of the root is empty.
  package let path: String

  /// Its path as shown to the user.
  var name: String { path.isEmpty ? "/" : path }
  /// The path of its settings file, which need not exist.
  var settingsFile: String { "\(path)/\(ProjectMarks.settingsName)" }
  /// The path of its word list, which need not exist.
  var wordsFile: String { "\(path)/\(ProjectMarks.wordsName)" }

  /// Creates a workspace folder; nil for one that is not in the file system.
  init?(_ folder: WorkspaceFolder) {
    guard let path = fileSystemPath(ofURI: folder.uri) else { return nil }
    self.init(at: path)
  }

  /// Creates the folder at a path.
  init(at path: String) {
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    uri = fileURI(ofPath: self.path)
  }

  /// Whether a path leads into the folder.
  func contains(_ path: String) -> Bool { path.isBelow(folder: self.path) }
}
