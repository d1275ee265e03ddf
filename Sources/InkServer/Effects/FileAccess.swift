// The files and folders of the machine, as far as the server asks about them.

import InkSystem

/// What is on disk. All paths are absolute, but for a `~` where it is said.
package protocol FileAccess {
  /// The user's home folder.
  var homeFolder: String { get }

  /// A whole file of at most so many bytes; nil if there is none, an error if it cannot be read or is longer.
  func read(_ path: String, limitBytes: Int) throws -> [UInt8]?

  /// The path of a file or folder with all links followed; nil if there is none.
  func truePath(of path: String) -> String?

  /// Whether there is a file or folder.
  func exists(_ path: String) -> Bool

  /// Whether nobody but the user may write to a folder.
  func isOwn(_ folder: String) -> Bool
}

extension FileAccess {
  /// A path with the home folder in the place of a `~` that it begins with.
  func expandingHome(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? homeFolder + path.dropFirst() : path
  }

  /// The nearest folder of the user's own above a path that holds something of one of some names; neither the home
  /// folder nor the root.
  ///
  /// Whoever may write to a folder above, such as `/tmp`, could change what is typed there by settings put into it.
  func folder(above path: String, holding names: [String]) -> String? {
    var folder = FileSystem.folder(of: path)
    // The same folder may be spelled in two ways, as where /home is a link.
    let home = truePath(of: homeFolder) ?? homeFolder
    while folder.hasPrefix("/"), folder != "/", (truePath(of: folder) ?? folder) != home {
      if names.contains(where: { exists("\(folder)/\($0)") }), isOwn(folder) { return folder }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }
}
