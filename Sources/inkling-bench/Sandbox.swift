// A home for the programs that are measured, so that nobody's settings and words are read or written.

import InkSystem

/// A folder that is removed with the last program that lives in it.
final class Sandbox {
  private let folder: String

  init() throws {
    folder = try FileSystem.makeTemporaryFolder("inkling-bench")
  }

  deinit {
    try? FileSystem.removeFolder(folder)
  }

  /// The environment of this process with all homes led here.
  var environment: Environment {
    var variables = Environment.current.variables
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
      variables[name] = folder
    }
    return Environment(variables)
  }
}
