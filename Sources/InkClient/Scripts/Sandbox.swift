// A folder of its own for a server under test, so that it sees and touches nobody's settings and words.

package import InkSystem

/// A temporary folder with the places where a server looks for its user's files; removed when it is no longer held.
package final class Sandbox {
  /// The folder's path.
  package let folder: String

  /// Makes the folder with `config`, `data`, `state`, `home` and `workspace` in it.
  package init() throws(SystemError) {
    folder = try FileSystem.makeTemporaryFolder("inkling")
    for name in ["config/inkling", "data/inkling", "state", "home", "workspace"] {
      try FileSystem.makeFolder("\(folder)/\(name)")
    }
  }

  deinit { try? FileSystem.removeFolder(folder) }

  /// The environment of a server that lives in this folder; what else it needs is taken from ours.
  package var environment: Environment {
    var variables = Environment.current.variables
    variables["HOME"] = "\(folder)/home"
    variables["XDG_CONFIG_HOME"] = "\(folder)/config"
    variables["XDG_DATA_HOME"] = "\(folder)/data"
    variables["XDG_STATE_HOME"] = "\(folder)/state"
    variables["XDG_CACHE_HOME"] = "\(folder)/cache"
    return Environment(variables)
  }

  /// Writes a file at a path below the folder, which may not lead out of it.
  package func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let whole = "\(folder)/\(path)"
    try FileSystem.makeFolder(FileSystem.folder(of: whole))
    try FileSystem.write(bytes, to: whole)
  }
}
