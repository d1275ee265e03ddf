// Which data sources are loaded, by what setting and from which file.

import InkLexicon
import InkSettings

/// The data sources that were read, each once however many folders have it.
struct LoadedSources {
  /// What a source is read by.
  struct Key: Hashable {
    /// What settings call it.
    var name: String
    /// What is set of it.
    var setting: Settings.DataSource
    /// The path of the folder in which its file is looked for; nil where it is not in one.
    var root: String?

    /// Creates a source as it is set for the documents in a folder.
    init(_ name: String, _ setting: Settings.DataSource, in root: String?) {
      self.name = name
      self.setting = setting
      self.root = setting.isInWorkspace ? root : nil
    }
  }

  private var loaded: [Key: (items: ItemList, file: String?)] = [:]

  /// The files they were read from, or are to be read from once they are there.
  var files: [String] { Set(loaded.values.compactMap(\.file)).sorted() }

  /// The items of a source, if it is loaded.
  subscript(key: Key) -> ItemList? { loaded[key]?.items }

  /// Notes that a source was loaded.
  mutating func note(_ key: Key, _ items: ItemList, file: String?) {
    loaded[key] = (items, file)
  }

  /// Lets all go but some.
  mutating func keep(_ keys: Set<Key>) { loaded = loaded.filter { keys.contains($0.key) } }

  /// Forgets what was read from files, so that it is read again; false if nothing was.
  mutating func forget(files: Set<String>) -> Bool {
    let count = loaded.count
    loaded = loaded.filter { $0.value.file.map { !files.contains($0) } ?? true }
    return loaded.count < count
  }
}

extension Settings.DataSource {
  /// Whether its file is looked for in the workspace.
  var isInWorkspace: Bool { path.map { !$0.hasPrefix("/") && !$0.hasPrefix("~") } ?? false }
}
