// The server's side effects, as values passed in by its creator.

/// The world outside the session: files, packs, the word store, the clocks.
///
/// None of these may block: long operations are passed to `store`, which reports back with their tokens.
package struct ServerEffects {
  /// The version of this build.
  package var version: String
  /// The process id of the client, as it named it when it started this process; that in `initialize` precedes it.
  package var clientProcess: Int?
  /// The path of the user's settings file; nil if there is none.
  package var userSettingsPath: String?
  /// The path of the word file unless a setting names another; nil if it is neither reported nor watched.
  package var wordFile: String?
  /// The file system.
  package var files: any FileAccess
  /// The source of packs.
  package var packs: any PackSource
  /// The store of the user's words.
  package var store: any StoreQueue
  /// The clocks.
  package var clock: any ServerClock

  /// Creates effects.
  package init(
    version: String, clientProcess: Int? = nil, userSettingsPath: String?, wordFile: String? = nil,
    files: any FileAccess, packs: any PackSource, store: any StoreQueue, clock: any ServerClock
  ) {
    self.version = version
    self.clientProcess = clientProcess
    self.userSettingsPath = userSettingsPath
    self.wordFile = wordFile
    self.files = files
    self.packs = packs
    self.store = store
    self.clock = clock
  }
}
