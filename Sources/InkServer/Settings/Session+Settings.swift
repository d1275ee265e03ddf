// Settings from files, client and commands, and what follows from a change of them.

import InkEngine
import InkJSON
import InkLexicon
import InkSettings

extension Session {
  /// The files whose changes `filesChanged` wants to hear of.
  package var watchedFiles: [String] { settings.watchedFiles }

  /// Reads files anew that have changed on disk: settings, and words that another server has learned.
  package mutating func filesChanged(_ paths: Set<String>) {
    if settings.wordFiles.contains(where: paths.contains) { enqueue(.refresh) }
    if settings.sources.forget(files: paths) { loadSources() }
    let changed = settings.files.filter(paths.contains)
    if changed.isEmpty { return }
    for path in changed { readSettings(path) }
    settingsChanged()
  }

  /// Takes what an origin says, over the origins below it.
  mutating func set(_ json: JSONValue, from origin: SettingOrigin) {
    applyLayer(json, from: origin)
    settingsChanged()
  }

  /// Sets something for the rest of the session, as commands do.
  ///
  /// Without a value what was set so is taken back.
  mutating func setForSession(_ key: String, _ value: JSONValue?) {
    settings.session[key] = value
    set(.object(settings.session), from: .session)
  }

  /// Reads all settings there are when the session begins.
  mutating func readAllSettings() {
    for path in settings.files { readSettings(path) }
    guard let options = settings.initializationOptions else { return }
    settings.initializationOptions = nil
    applyLayer(options, from: .initializationOptions)
  }

  /// Does all that follows from a change of settings.
  mutating func settingsChanged() {
    applySettings()
    scheduleAllDiagnostics()
  }

  /// Brings the engine up to date with the settings, for each language id that is open.
  mutating func applySettings() {
    // What was typed so far is learned, or is not, by the settings that it was typed under; the word at the cursor is
    // not typed yet.
    learnFromAll(.words)
    engine.apply(settings.layers, languageIDs: documents.languageIDs)
    applyExternalProviderSettings()
    loadSources()
    loadChosenLanguages()
  }

  /// What stands, in what is shown of a file of settings, before the number of its other warnings.
  package static let moreInDoctor = "; “inkling doctor” has "

  private mutating func readSettings(_ path: String) {
    if path == settings.userFile { applyLayer(fileAt: path, from: .userFile) }
    for project in settings.projects where project.settingsFile == path {
      readSettings(of: project)
    }
  }

  /// Reads the settings of a folder.
  mutating func readSettings(of project: ProjectFolder) {
    applyLayer(fileAt: project.settingsFile, from: .workspaceFile, in: project.uri)
  }

  /// Takes what a file says, over the origins below it, and shows what is wrong with it: nobody looks for that in the
  /// log of an editor.
  private mutating func applyLayer(
    fileAt path: String, from origin: SettingOrigin, in folder: String? = nil
  ) {
    guard let json = json(inFile: path) else { return }
    var warnings = settings.layers.set(json, from: origin, in: folder)
    guard !warnings.isEmpty else { return }
    let first = warnings.removeFirst()
    let others = warnings.isEmpty ? "" : "\(Self.moreInDoctor)\(warnings.count) more"
    showMessage("\(path): \(first.reason)\(others)")
    for warning in warnings { logMessage("\(warning)") }
  }

  /// What a file of settings says, null where there is none; nil where nobody can tell, which a person hears.
  ///
  /// A project's file may be a link out of the project: it is only read, and says nothing that a file in the project
  /// could not say.
  private mutating func json(inFile path: String) -> JSONValue? {
    do {
      guard let bytes = try effects.files.read(path, limitBytes: Limits.settingsFileBytes) else {
        return .null
      }
      var parser = JSONParser()
      return try parser.parse(bytes)
    } catch {
      showMessage("\(path): \(error); its settings stay as they were")
      return nil
    }
  }

  /// Takes what an origin says, for all documents or for those of a folder, over the origins below it; nothing follows
  /// from that before `settingsChanged` is called.
  mutating func applyLayer(_ json: JSONValue, from origin: SettingOrigin, in folder: String? = nil)
  {
    for warning in settings.layers.set(json, from: origin, in: folder) { logMessage("\(warning)") }
  }
}
