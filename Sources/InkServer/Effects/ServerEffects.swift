// What the server does to the world, as values handed in by whoever puts it together.

/// The world outside the session: files, packs, the word store, the calendar.
///
/// None of it may wait: what takes long is handed to `store` and reports itself by its token.
package struct ServerEffects {
  /// The version of this build.
  package var version: String
  /// The user's own settings file; nil if there is no place for one.
  package var userSettingsPath: String?
  /// The file that words are kept in unless a setting names another; nil where it is neither reported nor watched.
  package var wordFile: String?
  /// The files that are read.
  package var files: any FileAccess
  /// Where packs come from.
  package var packs: any PackSource
  /// What keeps the user's words.
  package var store: any StoreQueue
  /// What time it is.
  package var clock: any ServerClock

  /// Effects by what has them.
  package init(
    version: String, userSettingsPath: String?, wordFile: String? = nil, files: any FileAccess,
    packs: any PackSource, store: any StoreQueue, clock: any ServerClock
  ) {
    self.version = version
    self.userSettingsPath = userSettingsPath
    self.wordFile = wordFile
    self.files = files
    self.packs = packs
    self.store = store
    self.clock = clock
  }
}
