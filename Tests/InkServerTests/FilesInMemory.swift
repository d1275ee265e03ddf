// An in-memory file system for tests.

import InkServer
import InkSystem

/// Files and symbolic links.
struct FilesInMemory: FileAccess {
  /// The user's home folder.
  var homeFolder = "/home/user"
  /// The contents of the files, by path.
  var contents: [String: [UInt8]] = [:]
  /// The targets of links, by path.
  var links: [String: String] = [:]

  func read(_ path: String, limitBytes: Int) -> [UInt8]? { contents[path] }

  /// Only the owner can change the files.
  func write(_ bytes: [UInt8], to path: String) throws {
    throw SystemError("write to", path, reason: "read-only")
  }

  func resolvedPath(of path: String) -> String? { links[path] ?? (exists(path) ? path : nil) }

  func exists(_ path: String) -> Bool {
    contents.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
  }

  func isOwn(_ folder: String) -> Bool { true }
}
