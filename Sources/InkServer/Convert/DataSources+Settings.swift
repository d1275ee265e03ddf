// Data sources from what was loaded by the settings to what the engine takes.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkSettings

extension DataSources {
  /// Sources that are loaded: those for documents in no folder, and those for the documents of each folder.
  init(
    _ loaded: LoadedSources, common: [LoadedSources.Key], byFolder: [String: [LoadedSources.Key]]
  ) {
    func sources(_ keys: [LoadedSources.Key]) -> [String: DataSource] {
      var sources: [String: DataSource] = [:]
      for key in keys {
        sources[key.name] = loaded[key].map {
          DataSource(name: key.name, after: key.setting.after, items: $0)
        }
      }
      return sources
    }
    self.init(sources(common), byFolder: byFolder.mapValues(sources))
  }
}
