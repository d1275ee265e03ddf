// File system access, as far as the server needs it.

import InkSystem

/// The file system. All paths are absolute, except for a leading `~` where documented.
package protocol FileAccess {
  /// The user's home folder.
  var homeFolder: String { get }

  /// Returns the contents of a file of at most `limitBytes` bytes; nil if it does not exist. Throws if it cannot be
  /// read or is longer.
  func read(_ path: String, limitBytes: Int) throws -> [UInt8]?

  /// Writes a file whose readers find the old or the new contents, complete; creates its folder if it is missing.
  func write(_ bytes: [UInt8], to path: String) throws

  /// Returns the path of a file or folder with all symbolic links resolved; nil if it does not exist.
  func resolvedPath(of path: String) -> String?

  /// Whether a file or folder exists.
  func exists(_ path: String) -> Bool

  /// Whether a folder is the user's own, and not one for the files of everybody.
  func isOwn(_ folder: String) -> Bool
}

extension FileAccess {
  /// Returns a path with a leading `~` replaced by the home folder.
  func expandingHome(_ path: String) -> String {
    FileSystem.path(path, inHome: homeFolder)
  }

  /// Returns the nearest ancestor folder of a path that contains an entry with one of the given names and that is the
  /// user's own; never the home folder or the root.
  ///
  /// Others could otherwise plant settings that change what is typed in a folder above, such as `/tmp`.
  func folder(above path: String, holding names: [String]) -> String? {
    var folder = FileSystem.folder(of: path)
    var passed: [String] = []
    while folder.hasPrefix("/"), folder != "/", folder != homeFolder {
      passed.append(folder)
      if names.contains(where: { exists("\(folder)/\($0)") }), isOwn(folder) {
        return passed.contains(where: isHome) ? nil : folder
      }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }

  /// Whether a folder is the home folder, which may have two paths, for example if /home is a symbolic link. To be
  /// asked only when it matters: resolving a path reads every folder above it.
  private func isHome(_ folder: String) -> Bool {
    (resolvedPath(of: folder) ?? folder) == resolvedPath(of: homeFolder) ?? homeFolder
  }
}
