// Which data sources are loaded, by what setting and from which file.

import InkSettings

/// The data sources as the engine has them.
struct LoadedSources {
  private var loaded: [String: (setting: Settings.DataSource, file: String?)] = [:]

  /// The files they were read from.
  var files: [String] { loaded.values.compactMap(\.file).sorted() }

  /// The names of all.
  var names: [String] { loaded.keys.sorted() }

  /// Whether a source is loaded as it is set.
  func has(_ name: String, _ setting: Settings.DataSource) -> Bool {
    loaded[name]?.setting == setting
  }

  /// Notes that a source was loaded; without a setting that it is gone.
  mutating func note(_ name: String, _ setting: Settings.DataSource?, file: String?) {
    loaded[name] = setting.map { ($0, file) }
  }

  /// Forgets what was read from files, so that it is read again; false if nothing was.
  mutating func forget(files: Set<String>) -> Bool {
    let stale = loaded.filter { $0.value.file.map(files.contains) ?? false }.map(\.key)
    for name in stale { loaded[name] = nil }
    return !stale.isEmpty
  }

  /// Forgets the sources whose files are looked for in the workspace.
  mutating func forgetWorkspace() {
    for name in names where loaded[name]?.setting.isInWorkspace == true { loaded[name] = nil }
  }
}

extension Settings.DataSource {
  /// Whether its file is looked for in the workspace.
  var isInWorkspace: Bool { path.map { !$0.hasPrefix("/") && !$0.hasPrefix("~") } ?? false }
}
