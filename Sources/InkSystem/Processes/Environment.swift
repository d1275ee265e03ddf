// What the process was started with, and where its user's files belong.

internal import Glibc

/// The variables of the environment and the folders they decide.
package struct Environment: Sendable {
  /// The variables by name.
  package let variables: [String: String]

  /// An environment of one's own, for tests and child processes.
  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The environment of this process as it is now, with the home folder of the user's account if HOME
  /// is not set; not to be called while another thread changes it.
  package static var current: Environment {
    var variables: [String: String] = [:]
    variables.reserveCapacity(64)
    var entry = environ
    while let text = entry.pointee {
      let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
      if let mark = bytes.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decoding: bytes[..<mark], as: UTF8.self)
        variables[name] = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      }
      entry += 1
    }
    if variables["HOME"] == nil, let user = getpwuid(getuid()), let home = user.pointee.pw_dir {
      variables["HOME"] = String(cString: home)
    }
    return Environment(variables)
  }

  /// The value of a variable; an empty one counts as none.
  package subscript(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's home folder; "/" if nothing says which.
  package var homeFolder: String { self["HOME"] ?? "/" }

  /// A path with the home folder in the place of a `~` that it begins with.
  package func expandingHome(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? homeFolder + path.dropFirst() : path
  }

  /// The user's `inkling` folder for settings (XDG Base Directory Specification 0.8).
  package var configFolder: String { folder("XDG_CONFIG_HOME", ".config") }

  /// The user's `inkling` folder for what is to be kept, such as words and packs.
  package var dataFolder: String { folder("XDG_DATA_HOME", ".local/share") }

  /// Where programs of all users keep what they share, in order.
  package var sharedDataFolders: [String] {
    (self["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")
      .split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/inkling" }
  }

  /// The specification ignores paths that are not absolute.
  private func folder(_ variable: String, _ standard: String) -> String {
    let set = self[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(set ?? "\(homeFolder)/\(standard)")/inkling"
  }
}
