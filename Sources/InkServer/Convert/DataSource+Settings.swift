// Data sources from the settings to the engine: read when they are set, and again when their file changes.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkSettings

extension Session {
  /// Brings the engine's data sources up to date with the settings.
  mutating func loadSources() {
    let wanted = settings.layers.effective.dataSources
    for name in settings.sources.names where wanted[name] == nil {
      settings.sources.note(name, nil, file: nil)
      engine.sources[name] = nil
    }
    for (name, setting) in wanted where !settings.sources.has(name, setting) {
      let (items, file) = items(of: setting, named: name)
      settings.sources.note(name, setting, file: file)
      engine.sources[name] = DataSource(name: name, after: setting.after, items: items)
    }
  }

  /// The items of a source and the file they stand in; none where it cannot be read, which a person is told.
  private mutating func items(of setting: Settings.DataSource, named name: String)
    -> (ItemList, file: String?)
  {
    guard let path = setting.path else { return (ItemList(setting.items), nil) }
    do {
      guard let file = try self.file(of: path, isInWorkspace: setting.isInWorkspace),
        let bytes = try effects.readFile(
          file, setting.isInWorkspace ? Limits.workspaceSourceBytes : Limits.dataSourceBytes)
      else {
        warn("dataSources.\(name): expected a file, found none at \(path)")
        return (ItemList([]), nil)
      }
      return (ItemList(lines: bytes), file)
    } catch {
      warn("dataSources.\(name): \(error)")
      return (ItemList([]), nil)
    }
  }

  /// The true path of a file; one in the workspace must not be led out of it by a link.
  private func file(of path: String, isInWorkspace: Bool) throws(ServerError) -> String? {
    guard isInWorkspace else { return effects.truePath(path) }
    guard let root = client.workspacePath.flatMap(effects.truePath),
      let file = effects.truePath("\(root)/\(path)")
    else { return nil }
    if file.hasPrefix(root.hasSuffix("/") ? root : root + "/") { return file }
    throw .outsideWorkspace(path)
  }
}
