// Data sources: read when they are set, and again when their files change.

import InkEngine
import InkLexicon
import InkSettings

extension Session {
  /// Updates the engine's data sources to the settings of every folder.
  mutating func loadDataSources() {
    var used: Set<LoadedSources.Key> = []
    let common = loadDataSources(in: nil, &used)
    var byFolder: [String: [LoadedSources.Key]] = [:]
    for project in settings.projects { byFolder[project.uri] = loadDataSources(in: project, &used) }
    settings.sources.keep(used)
    engine.sources = DataSources(settings.sources, common: common, byFolder: byFolder)
  }

  /// Returns the sources for the documents in a folder, or in none; loads those not loaded yet.
  private mutating func loadDataSources(
    in project: ProjectFolder?, _ used: inout Set<LoadedSources.Key>
  ) -> [LoadedSources.Key] {
    var sources: [LoadedSources.Key] = []
    for (name, setting) in settings.settings(ofFolder: project?.uri).dataSources {
      let key = LoadedSources.Key(name, setting, in: project?.path)
      // A relative path can only be resolved against a project folder.
      if setting.isInProject, project == nil {
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

  /// Returns the items of a source and the file that contains them; no items if it cannot be read, which is logged.
  private mutating func items(of key: LoadedSources.Key) -> (ItemList, file: String?) {
    let (name, setting) = (key.name, key.setting)
    guard let path = setting.path else { return (ItemList(setting.items), nil) }
    do {
      let limit =
        setting.isInProject ? Limits.workspaceSourceBytes : Limits.dataSourceBytes
      guard let file = try self.file(of: path, in: key.root),
        let bytes = try effects.files.read(file, limitBytes: limit)
      else {
        let place = key.root.map { "\($0)/\(path)" } ?? effects.files.expandingHome(path)
        logMessage("dataSources.\(name): expected a file, found none at \(place)")
        // The path is returned so that the file is read as soon as it exists.
        return (ItemList([]), place)
      }
      return (ItemList(lines: bytes), file)
    } catch {
      logMessage("dataSources.\(name): \(error)")
      return (ItemList([]), nil)
    }
  }

  /// Warns that a source is available in none of the open documents, because none has a project.
  private mutating func warnWithoutProject(_ name: String) {
    if documents.uris.isEmpty || !settings.projects.isEmpty { return }
    logMessage(
      "dataSources.\(name): expected a project for its relative path, found none; begin it with / or ~/"
    )
  }

  /// Returns the resolved path of a file; throws if a file of the workspace is a link to the outside.
  private func file(of path: String, in root: String?) throws(ServerError) -> String? {
    let files = effects.files
    guard let root else { return files.resolvedPath(of: files.expandingHome(path)) }
    guard let root = files.resolvedPath(of: root),
      let file = files.resolvedPath(of: "\(root)/\(path)")
    else { return nil }
    if file.isBelow(folder: root) { return file }
    throw .outsideWorkspace(path)
  }
}
