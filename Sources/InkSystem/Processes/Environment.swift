// The environment of the process, and the folders of its user's files.

internal import Glibc

/// The variables of the environment and the folders they determine.
package struct Environment: Sendable {
  /// The variables by name.
  package private(set) var variables: [String: String]

  /// The entries whose values are not UTF-8, by name; child processes get them as they are.
  private var rawEntries: [String: [UInt8]] = [:]

  /// Creates an environment, for tests and child processes.
  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// Creates an environment in which HOME is a path: that of the user's account, unless it is one already.
  init(_ variables: [String: String], accountHome: @autoclosure () -> String?) {
    self.variables = variables
    findHome(accountHome())
  }

  /// The current environment of this process; must not be called while another thread changes it.
  package static var current: Environment {
    var environment = Environment([:])
    environment.variables.reserveCapacity(64)
    var entry = environ
    while let text = entry.pointee {
      environment.add(UnsafeRawBufferPointer(start: text, count: strlen(text)))
      entry += 1
    }
    environment.findHome(getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) })
    return environment
  }

  /// Adds an entry as the system has it, a name and a value with "=" between them.
  mutating func add(_ entry: UnsafeRawBufferPointer) {
    guard let mark = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
    let name = String(decoding: entry[..<mark], as: UTF8.self)
    let bytes = entry[(mark + 1)...]
    let value = String(validating: bytes, as: UTF8.self)
    rawEntries[name] = value == nil ? Array(entry) : nil
    variables[name] = value ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Sets HOME to that of the user's account unless it is a path.
  mutating func findHome(_ accountHome: @autoclosure () -> String?) {
    if variables["HOME"]?.hasPrefix("/") == true { return }
    variables["HOME"] = accountHome()
    rawEntries["HOME"] = nil
  }

  /// All entries as a child process gets them.
  var entries: [[UInt8]] {
    variables.map { name, value in rawEntries[name] ?? Array("\(name)=\(value)".utf8) }
  }

  /// The value of a variable; an empty one counts as unset.
  package subscript(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's home folder; "/" if unknown.
  package var homeFolder: String { self["HOME"] ?? "/" }

  /// Returns a path with a leading `~` replaced by the home folder.
  package func expandingHome(_ path: String) -> String {
    FileSystem.path(path, inHome: homeFolder)
  }

  /// The user's `inkling` folder for settings (XDG Base Directory Specification 0.8).
  package var configFolder: String { folder("XDG_CONFIG_HOME", ".config") }

  /// The user's `inkling` folder for persistent data, such as words and packs.
  package var dataFolder: String { folder("XDG_DATA_HOME", ".local/share") }

  /// The `inkling` folders for data shared by all users, in order of precedence.
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
