// The origins of settings, from lowest to highest precedence.

/// An origin of settings; a later case takes precedence over an earlier one.
package enum SettingOrigin: Int, Sendable, CaseIterable, Comparable {
  /// The defaults of this build.
  case builtIn
  /// The user's own `config.json`.
  case userFile
  /// `.inkling.json` in the folder of a project, which may come with someone else's repository.
  case workspaceFile
  /// The client's `initializationOptions`.
  case initializationOptions
  /// `workspace/configuration` and `workspace/didChangeConfiguration`.
  case client
  /// Settings made by commands, until the server exits.
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

  /// Whether it is a file that a person edits.
  var isFile: Bool { self == .userFile || self == .workspaceFile }

  /// Whether the left origin has lower precedence.
  package static func < (left: SettingOrigin, right: SettingOrigin) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns why this origin may not set a path; nil if it may.
  ///
  /// A repository must not decide what is learned from the user, where that is stored or who sees it, nor what replaces
  /// the user's words, and only the user's own file may name a provider outside the server.
  func refusal(of path: String) -> String? {
    if self != .userFile, SettingPath.isInside(path, "provider.external") {
      return "only your own config.json may set it"
    }
    let own = ["provider", "userData", "learning", "replacements"]
    if self == .workspaceFile, own.contains(SettingPath.head(of: path)) {
      return "a workspace file may not set it"
    }
    return nil
  }
}
