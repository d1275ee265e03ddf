// An in-memory file system for tests.

import InkServer

/// Files and symbolic links.
struct FilesInMemory: FileAccess {
  /// The user's home folder.
  var homeFolder = "/home/user"
  /// The contents of the files, by path.
  var contents: [String: [UInt8]] = [:]
  /// The targets of links, by path.
  var links: [String: String] = [:]

  func read(_ path: String, limitBytes: Int) -> [UInt8]? { contents[path] }

  func resolvedPath(of path: String) -> String? { links[path] ?? (exists(path) ? path : nil) }

  func exists(_ path: String) -> Bool {
    contents.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
  }

  func isOwn(_ folder: String) -> Bool { true }
}
