// What is set, by whom, where it stands on disk, and what was already complained about.

import InkJSON
import InkSettings

/// The layers of settings with the files that two of them come from.
struct ServerSettings {
  /// What each origin has set.
  var layers = SettingLayers()
  /// What `initialize` brought, until it is laid into `layers`.
  var initializationOptions: JSONValue?
  /// What commands have set for the session.
  var session = JSONObject()
  /// The user's own file; nil if there is no place for one.
  let userFile: String?
  /// The folders whose settings and words some documents follow, those of the workspace first.
  var projects: [ProjectFolder] = [] {
    didSet { files = [userFile].compactMap(\.self) + projects.map(\.settingsFile) }
  }
  /// The folder with a URI; nil if nobody follows it, or none is asked for.
  func project(at uri: String?) -> ProjectFolder? { projects.first { $0.uri == uri } }

  /// The files of settings.
  private(set) var files: [String] { didSet { noteWatched() } }
  /// The files of words, once they are read.
  var wordFiles: [String] = [] { didSet { noteWatched() } }
  /// The data sources that are loaded.
  var sources = LoadedSources() { didSet { noteWatched() } }
  /// The files to watch; kept, because the loop looks at them after each message.
  private(set) var watchedFiles: [String]

  /// What was shown to the person, and what was written into the client's log. Each has a limit of its own, so that a
  /// flood of one leaves room for the other.
  var shown = MessagesSaidOnce()
  var logged = MessagesSaidOnce()

  /// Creates the built-in settings, and where the user's own would stand.
  init(userFile: String?) {
    self.userFile = userFile
    files = [userFile].compactMap(\.self)
    watchedFiles = files
  }

  private mutating func noteWatched() {
    watchedFiles = files + wordFiles + sources.files
  }
}

/// Messages that were said already.
struct MessagesSaidOnce {
  private var texts: Set<String> = []

  /// Notes a message; false if it was said before.
  mutating func isNew(_ message: String) -> Bool {
    texts.count < Limits.distinctMessages && texts.insert(message).inserted
  }
}
