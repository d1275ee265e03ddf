// Converts loaded data sources into those of the engine.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkSettings

extension DataSources {
  /// Creates the loaded sources: those for documents outside any folder, and those for the documents of each folder.
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
