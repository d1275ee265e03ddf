// A disk in memory, for tests.

import InkServer

/// Files, and links to them.
struct FilesInMemory: FileAccess {
  /// The user's home folder.
  var homeFolder = "/home/user"
  /// What is in the files, by their paths.
  var contents: [String: [UInt8]] = [:]
  /// Where links lead.
  var links: [String: String] = [:]

  func read(_ path: String, limitBytes: Int) -> [UInt8]? { contents[path] }

  func truePath(of path: String) -> String? { links[path] ?? (exists(path) ? path : nil) }

  func exists(_ path: String) -> Bool {
    contents.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
  }

  func isOwn(_ folder: String) -> Bool { true }
}
