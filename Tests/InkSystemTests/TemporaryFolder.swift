// A folder for one test.

import InkSystem

/// A new folder that is removed with all that is in it when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() throws(SystemError) {
    path = try FileSystem.makeTemporaryFolder("inkling-tests")
  }

  deinit { try? FileSystem.removeFolder(path) }

  /// The path of a name in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }
}

extension [UInt8] {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
