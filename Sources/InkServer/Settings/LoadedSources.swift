// The loaded data sources, by setting and file.

import InkLexicon
import InkSettings

/// The data sources that were loaded, each once however many folders use it.
struct LoadedSources {
  /// What identifies a source.
  struct Key: Hashable {
    /// The name of the source in the settings.
    var name: String
    /// The setting of the source.
    var setting: FolderSettings.DataSource
    /// The path of the folder that its file's path is relative to; nil if the path is absolute or there is no file.
    var root: String?

    /// Creates the key of a source that is set for the documents in a folder.
    init(_ name: String, _ setting: FolderSettings.DataSource, in root: String?) {
      self.name = name
      self.setting = setting
      self.root = setting.isInProject ? root : nil
    }
  }

  private var loaded: [Key: (items: ItemList, file: String?)] = [:]

  /// The files they were read from, or will be read from once they exist.
  var files: [String] { Set(loaded.values.compactMap(\.file)).sorted() }

  /// The items of a source, if it is loaded.
  subscript(key: Key) -> ItemList? { loaded[key]?.items }

  /// Records that a source was loaded.
  mutating func note(_ key: Key, _ items: ItemList, file: String?) {
    loaded[key] = (items, file)
  }

  /// Unloads all sources but the given ones.
  mutating func keep(_ keys: Set<Key>) { loaded = loaded.filter { keys.contains($0.key) } }

  /// Unloads the sources from the given files, so that they are read again; returns false if there were none.
  mutating func forget(files: Set<String>) -> Bool {
    let count = loaded.count
    loaded = loaded.filter { $0.value.file.map { !files.contains($0) } ?? true }
    return loaded.count < count
  }
}
