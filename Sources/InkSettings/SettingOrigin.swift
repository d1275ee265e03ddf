// The places that settings come from, in the order in which later ones win.

/// A place that settings come from; a later case wins over an earlier one.
package enum SettingOrigin: Int, Sendable, CaseIterable, Comparable {
  /// The defaults of this build.
  case builtIn
  /// The user's own `config.json`.
  case userFile
  /// `.inkling.json` in the folder of a project, which comes with somebody's repository.
  case workspaceFile
  /// `initializationOptions` of the client.
  case initializationOptions
  /// `workspace/configuration` and `workspace/didChangeConfiguration`.
  case client
  /// What the commands set until the server ends.
  case session

  /// Its name in warnings and in `inkling/status`.
  package var name: String {
    switch self {
    case .builtIn: "built-in"
    case .userFile: "config.json"
    case .workspaceFile: ".inkling.json"
    case .initializationOptions: "initializationOptions"
    case .client: "client configuration"
    case .session: "session"
    }
  }

  /// Whether it is a file that a person writes.
  var isFile: Bool { self == .userFile || self == .workspaceFile }

  /// Whether the first comes before, and so loses to, the second.
  package static func < (left: SettingOrigin, right: SettingOrigin) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Why this origin may not set what stands at a path; nil if it may.
  ///
  /// A repository must not choose what is learned of the user, where it is kept or who sees it, and only the
  /// user's own file may name somebody outside the machine.
  func refusal(of path: String) -> String? {
    if self != .userFile, SettingPath.isInside(path, "provider.external") {
      return "only your own config.json may set it"
    }
    let own = ["provider", "userData", "learning"]
    if self == .workspaceFile, own.contains(SettingPath.head(of: path)) {
      return "the file of a workspace may not set it"
    }
    return nil
  }
}
