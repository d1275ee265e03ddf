// A private folder for a server under test, which keeps it away from the user's settings and words.

package import InkSystem

/// A temporary folder with the locations in which a server looks for its user's files; removed on deinitialization.
package final class Sandbox {
  /// The path of the folder.
  package let folder: String

  /// Creates the folder with `config`, `data`, `state`, `home` and `workspace` in it.
  package init() throws(SystemError) {
    folder = try FileSystem.makeTemporaryFolder("inkling")
    for name in ["config/inkling", "data/inkling", "state", "home", "workspace"] {
      try FileSystem.makeFolder("\(folder)/\(name)")
    }
  }

  deinit { try? FileSystem.removeFolder(folder) }

  /// The environment for a server in this folder; all other variables are those of the current process.
  package var environment: Environment {
    var variables = Environment.current.variables
    variables["HOME"] = "\(folder)/home"
    variables["XDG_CONFIG_HOME"] = "\(folder)/config"
    variables["XDG_DATA_HOME"] = "\(folder)/data"
    variables["XDG_STATE_HOME"] = "\(folder)/state"
    variables["XDG_CACHE_HOME"] = "\(folder)/cache"
    return Environment(variables)
  }

  /// Writes a file at a path relative to the folder, which must not lead out of it.
  package func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let whole = "\(folder)/\(path)"
    try FileSystem.makeFolder(FileSystem.folder(of: whole))
    try FileSystem.write(bytes, to: whole)
  }
}
