// A folder of its own for one test.

import InkSystem

/// A new folder that is removed with all that is in it when the test lets go of it.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// Makes it in the system's place for temporary files.
  package init() throws {
    path = try FileSystem.makeTemporaryFolder("inkling-tests")
  }

  deinit { try? FileSystem.removeFolder(path) }

  /// The path of a name in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in the folder, sorted.
  package var names: [String] { (try? FileSystem.names(in: path)) ?? [] }
}
