// A folder whose settings and words documents follow: one of the workspace, or somebody's project.

import InkLSP
import InkSettings

/// A folder with settings and words of its own, or with room for them.
package struct ProjectFolder: Hashable, Sendable {
  /// Its URI without a slash at its end. Clients have several spellings for one folder, of which this is one for all.
  let uri: String
  /// Its path, without a slash at its end; the root's is empty.
  package let path: String

  /// Its path for people.
  var name: String { path.isEmpty ? "/" : path }
  /// Where its settings stand, if there are any.
  var settingsFile: String { "\(path)/\(ProjectMarks.settingsName)" }
  /// Where its words stand, if there are any.
  var wordsFile: String { "\(path)/\(ProjectMarks.wordsName)" }

  /// Creates a folder of the workspace; nil for one that is not on a disk.
  init?(_ folder: WorkspaceFolder) {
    guard let path = fileSystemPath(ofURI: folder.uri) else { return nil }
    self.init(at: path)
  }

  /// Creates the folder at a path.
  init(at path: String) {
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    uri = fileURI(ofPath: self.path)
  }

  /// Whether a path leads into it, byte by byte: names that only look alike are of different folders.
  func contains(_ path: String) -> Bool { path.utf8.starts(with: (self.path + "/").utf8) }
}
