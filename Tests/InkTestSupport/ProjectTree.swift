// The files of this project, for tests that read or compare them.

package import InkSystem

/// The source tree that the tests were built from.
package enum ProjectTree {
  /// The folder with `Package.swift`.
  package static let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.folder(of: path) }

  /// Returns the text of a file, by its path from the root.
  package static func text(of path: String) throws(SystemError) -> String {
    let bytes = try FileSystem.read("\(root)/\(path)", limitBytes: 1 << 24)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the paths from the root of all files below a folder, sorted by name, without files and folders whose names
  /// begin with a dot.
  package static func paths(under folder: String) throws(SystemError) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(in: "\(root)/\(folder)") where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if FileSystem.isFolder("\(root)/\(path)") {
        paths += try self.paths(under: path)
      } else {
        paths.append(path)
      }
    }
    return paths
  }
}
