// A temporary folder for one test.

import InkSystem

/// A new folder that is removed with its contents when the test releases it.
package final class TemporaryFolder {
  /// The path of the folder.
  package let path: String

  /// Creates the folder in the system's location for temporary files.
  package init() throws {
    path = try FileSystem.makeTemporaryFolder("inkling-tests")
  }

  deinit { try? FileSystem.removeFolder(path) }

  /// Returns the path of a name in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the folder, sorted.
  package var names: [String] { (try? FileSystem.names(in: path)) ?? [] }
}
