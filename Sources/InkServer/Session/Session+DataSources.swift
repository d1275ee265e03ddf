// Data sources: read when they are set, and again when their file changes.

import InkEngine
import InkLexicon
import InkSettings

extension Session {
  /// Brings the engine's data sources up to date with the settings of every folder.
  mutating func loadSources() {
    var used: Set<LoadedSources.Key> = []
    let common = loadSources(in: nil, &used)
    var byFolder: [String: [LoadedSources.Key]] = [:]
    for project in settings.projects { byFolder[project.uri] = loadSources(in: project, &used) }
    settings.sources.keep(used)
    engine.sources = DataSources(settings.sources, common: common, byFolder: byFolder)
  }

  /// The sources for the documents in a folder, or in none; loads those that are not loaded yet.
  private mutating func loadSources(
    in project: ProjectFolder?, _ used: inout Set<LoadedSources.Key>
  ) -> [LoadedSources.Key] {
    var sources: [LoadedSources.Key] = []
    for (name, setting) in settings.layers.effective(in: project?.uri).dataSources {
      let key = LoadedSources.Key(name, setting, in: project?.path)
      // The place of such a file is told by a folder alone.
      if setting.isInWorkspace, project == nil {
        warnWithoutProject(name)
        continue
      }
      used.insert(key)
      if settings.sources[key] == nil {
        let (items, file) = items(of: key)
        settings.sources.note(key, items, file: file)
      }
      sources.append(key)
    }
    return sources
  }

  /// The items of a source and the file they stand in; none where it cannot be read, which a person is told.
  private mutating func items(of key: LoadedSources.Key) -> (ItemList, file: String?) {
    let (name, setting) = (key.name, key.setting)
    guard let path = setting.path else { return (ItemList(setting.items), nil) }
    do {
      let limit =
        setting.isInWorkspace ? Limits.workspaceSourceBytes : Limits.dataSourceBytes
      guard let file = try self.file(of: path, in: key.root),
        let bytes = try effects.files.read(file, limitBytes: limit)
      else {
        let place = key.root.map { "\($0)/\(path)" } ?? effects.files.expandingHome(path)
        logMessage("dataSources.\(name): expected a file, found none at \(place)")
        // It is read as soon as it is there.
        return (ItemList([]), place)
      }
      return (ItemList(lines: bytes), file)
    } catch {
      logMessage("dataSources.\(name): \(error)")
      return (ItemList([]), nil)
    }
  }

  /// Tells that a source is in none of the documents there are, since each is without a project.
  private mutating func warnWithoutProject(_ name: String) {
    if documents.uris.isEmpty || !settings.projects.isEmpty { return }
    logMessage(
      "dataSources.\(name): expected a project for its path to begin in, found none; begin it with / or ~/"
    )
  }

  /// The true path of a file; one in the workspace must not be led out of it by a link.
  private func file(of path: String, in root: String?) throws(ServerError) -> String? {
    let files = effects.files
    guard let root else { return files.truePath(of: files.expandingHome(path)) }
    guard let root = files.truePath(of: root), let file = files.truePath(of: "\(root)/\(path)")
    else { return nil }
    if file.hasPrefix(root.hasSuffix("/") ? root : root + "/") { return file }
    throw .outsideWorkspace(path)
  }
}
