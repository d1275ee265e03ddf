// The settings with their origins and files, and the messages already shown.

import InkEngine
import InkJSON
import InkSettings

/// The layers of settings with the files that two of them come from.
struct ServerSettings {
  /// The settings of each origin.
  var layers = SettingLayers() { didSet { (ofFolders, ofDocuments) = ([:], [:]) } }
  /// The first folder of the workspace, whose settings apply where no document is named; nil for none.
  var mainFolder: String? {
    get { layers.mainFolder }
    set { layers.mainFolder = newValue }
  }
  /// The effective settings of folders, asked for since the last change. The key of no folder is empty: an optional one
  /// would be another kind of key, whose hashing the runtime would have to look up at the start.
  private var ofFolders: [String: FolderSettings] = [:]
  /// The effective settings of documents, by folder and language id, asked for since the last change.
  private var ofDocuments: [String: [String: DocumentSettings]] = [:]
  /// The `initializationOptions`, until they are added to `layers`.
  var initializationOptions: JSONValue?
  /// The settings that commands have made for the session.
  var session = JSONObject()
  /// The folders, nil for none in particular, whose client settings are its answers to `workspace/configuration`.
  var answeredFolders: Set<String?> = []
  /// Whether the client has answered what applies to all documents.
  var isAnswered: Bool { answeredFolders.contains(nil) }
  /// The user's settings file; nil if there is none.
  let userFile: String?
  /// The folders whose settings and words apply to some documents, workspace folders first.
  var projects: [ProjectFolder] = [] {
    didSet { files = [userFile].compactMap(\.self) + projects.map(\.settingsFile) }
  }
  /// Why settings files cannot be read, by path.
  var unreadable: [String: String] = [:]
  /// Whether documents were closed since the projects were last checked.
  var mayHaveUnusedProjects = false
  /// The settings files.
  private(set) var files: [String] { didSet { updateWatchedFiles() } }
  /// The word files, once they are loaded.
  var wordFiles: [String] = [] { didSet { updateWatchedFiles() } }
  /// The loaded data sources.
  var sources = LoadedSources() { didSet { updateWatchedFiles() } }
  /// The files to watch; stored, because the loop reads them after each message.
  private(set) var watchedFiles: [String]

  /// The messages shown to the user, and those written to the client's log. Each has its own limit, so that a flood of
  /// one leaves room for the other.
  var shown = DistinctMessages()
  var logged = DistinctMessages()

  /// Creates the built-in settings, with the path of the user's file.
  init(userFile: String?) {
    self.userFile = userFile
    files = [userFile].compactMap(\.self)
    watchedFiles = files
  }

  /// Returns the project with a URI; nil if it is not in use, or if the URI is nil.
  func project(at uri: String?) -> ProjectFolder? { projects.first { $0.uri == uri } }

  /// Returns the effective settings of a folder, nil for documents in none; kept until something is set.
  mutating func settings(ofFolder folder: String?) -> FolderSettings {
    let key = folder ?? ""
    if let known = ofFolders[key] { return known }
    let settings = layers.settings(ofFolder: folder)
    ofFolders[key] = settings
    return settings
  }

  /// Returns the effective settings of a document; kept until something is set.
  mutating func settings(of document: Document) -> DocumentSettings {
    let (id, folder) = (document.languageID, document.folder)
    let key = folder ?? ""
    if let known = ofDocuments[key]?[id] { return known }
    let settings = layers.settings(ofLanguageID: id, in: folder)
    ofDocuments[key, default: [:]][id] = settings
    return settings
  }

  private mutating func updateWatchedFiles() {
    watchedFiles = files + wordFiles + sources.files
  }
}

/// A set of messages that were already sent.
struct DistinctMessages {
  private var texts: Set<String> = []

  /// Records a message; returns false if it was sent before.
  mutating func isNew(_ message: String) -> Bool {
    texts.count < Limits.distinctMessages && texts.insert(message).inserted
  }
}
