// Settings from files, client and commands, and the effects of a change.

import InkEngine
import InkJSON
import InkLexicon
import InkSettings
import InkSystem

extension Session {
  /// The files whose changes are to be reported to `filesChanged`.
  var watchedFiles: [String] { settings.watchedFiles }

  /// Rereads files that have changed on disk: settings, data sources, and words that another server has learned.
  mutating func filesChanged(_ paths: Set<String>) {
    if lifecycle.isOver { return }
    if settings.wordFiles.contains(where: paths.contains) { enqueue(.refresh) }
    if settings.sources.forget(files: paths) { loadDataSources() }
    let changed = settings.files.filter(paths.contains)
    if changed.isEmpty { return }
    for path in changed { readSettings(path) }
    settingsChanged()
  }

  /// Replaces the settings of an origin.
  mutating func set(_ json: JSONValue, from origin: SettingOrigin) {
    applyLayer(json, from: origin)
    settingsChanged()
  }

  /// Sets a value for the rest of the session, as commands do.
  ///
  /// Nil removes the session's value.
  mutating func setForSession(_ key: String, _ value: JSONValue?) {
    settings.session[key] = value
    set(.object(settings.session), from: .session)
  }

  /// Adds a value to the user's settings file, for later sessions. Throws if that cannot be done; nothing changes then.
  mutating func setForGood(_ path: String, _ value: JSONValue) throws {
    guard let file = settings.userFile else { throw ServerError.settingNotKept("there is none") }
    do {
      var parser = JSONParser()
      let bytes = try effects.files.read(file, limitBytes: Limits.settingsFileBytes)
      guard let old = try bytes.map({ try parser.parse($0) }) ?? [:] as JSONValue?,
        let new = old.object?.withSetting(path, value)
      else { throw ServerError.settingNotKept("\(file) is not a JSON object") }
      try effects.files.write(Array("\(JSONValue.object(new).indented)\n".utf8), to: file)
    } catch let error as ServerError {
      throw error
    } catch {
      throw ServerError.settingNotKept(error.sentence(about: file))
    }
    readSettings(file)
  }

  /// Reads all settings at the start of the session.
  mutating func readAllSettings() {
    for path in settings.files { readSettings(path) }
    guard let options = settings.initializationOptions else { return }
    settings.initializationOptions = nil
    applyLayer(options, from: .initializationOptions)
  }

  /// Applies a change of settings.
  mutating func settingsChanged() {
    applySettings()
    scheduleAllDiagnostics()
  }

  /// Updates the engine to the settings, for the language id of each open document.
  mutating func applySettings() {
    // What was typed so far is learned, or not, by the settings under which it was typed; the word at the cursor is
    // not complete yet.
    learnFromAll(.words)
    engine.apply(settings.layers, languageIDs: documents.languageIDs)
    applyExternalProviderSettings()
    loadDataSources()
    loadChosenLanguages()
  }

  /// In the message about a settings file, the text before the number of its other warnings.
  package static let moreWarningsHint = "; “inkling doctor” has "

  private mutating func readSettings(_ path: String) {
    if path == settings.userFile { applyLayer(fileAt: path, from: .userFile) }
    for project in settings.projects where project.settingsFile == path {
      readSettings(of: project)
    }
  }

  /// Reads the settings of a project.
  mutating func readSettings(of project: ProjectFolder) {
    applyLayer(fileAt: project.settingsFile, from: .workspaceFile, in: project.uri)
  }

  /// Applies the settings in a file and shows the first problem: nobody would look for it in the log of an editor.
  private mutating func applyLayer(
    fileAt path: String, from origin: SettingOrigin, in folder: String? = nil
  ) {
    guard let json = json(inFile: path) else { return }
    var warnings = settings.layers.set(json, from: origin, in: folder)
    guard !warnings.isEmpty else { return }
    let first = warnings.removeFirst()
    let others = warnings.isEmpty ? "" : "\(Self.moreWarningsHint)\(warnings.count) more"
    showMessage("\(path): \(first.reason)\(others)")
    for warning in warnings { logMessage("\(path): \(warning.reason)") }
  }

  /// Returns the contents of a settings file, null if it does not exist; nil if it cannot be read, which is shown to
  /// the user.
  ///
  /// A project's file may be a link out of the project: it is only read, and has no more privileges than a file in the
  /// project.
  private mutating func json(inFile path: String) -> JSONValue? {
    do {
      let bytes = try effects.files.read(path, limitBytes: Limits.settingsFileBytes)
      var parser = JSONParser()
      let json = try bytes.map { try parser.parse($0) } ?? .null
      settings.unreadable[path] = nil
      return json
    } catch {
      let problem = "\(error.sentence(about: path)); its settings stay as they were"
      settings.unreadable[path] = problem
      showMessage(problem)
      return nil
    }
  }

  /// Replaces the settings of an origin, for all documents or for those in a folder; the change takes effect with
  /// `settingsChanged`.
  mutating func applyLayer(_ json: JSONValue, from origin: SettingOrigin, in folder: String? = nil)
  {
    for warning in settings.layers.set(json, from: origin, in: folder) { logMessage("\(warning)") }
  }
}
