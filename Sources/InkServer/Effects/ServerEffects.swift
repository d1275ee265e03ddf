// What the server does to the world, as functions handed in by whoever puts it together.

package import InkLexicon

/// The world outside the session: files, packs, the word store, the calendar.
///
/// None of the functions may wait: what takes long is handed to `store` and reports itself by its token.
package struct ServerEffects {
  /// The version of this build.
  package var version: String
  /// The user's own settings file; nil if there is no place for one.
  package var userSettingsPath: String?
  /// Reads a whole file, at most so many bytes; nil if there is none.
  package var readFile: (_ path: String, _ limitBytes: Int) throws -> [UInt8]?
  /// The true path of a file or folder, with the home folder for a `~` and all links followed; nil if there is none.
  package var truePath: (_ path: String) -> String?
  /// The nearest folder above a path that holds something of one of these names; neither the home folder nor the root.
  package var folder: (_ path: String, _ names: [String]) -> String?
  /// Opens the packs of languages, in their order.
  package var loadPacks: (_ languages: [String]) -> LoadedPacks
  /// The file that words are kept in unless a setting names another; nil where it is neither reported nor watched.
  package var wordFile: String?
  /// A path with the home folder in the place of a `~` that it begins with.
  package var expandingHome: (_ path: String) -> String
  /// Hands a job to the store; its report carries the token.
  package var store: (StoreJob, _ token: UInt64) -> Void
  /// The reports of the store since the last call, in the order of their jobs.
  package var storeReports: () -> [StoreReport]
  /// Nanoseconds of a clock that only runs forward: `SystemClock`'s, by which the loop waits, except in tests.
  package var nanoseconds: () -> UInt64
  /// Seconds since 1970, UTC.
  package var secondsSince1970: () -> Int64

  /// Effects by their functions.
  package init(
    version: String, userSettingsPath: String?,
    readFile: @escaping (String, Int) throws -> [UInt8]?,
    truePath: @escaping (String) -> String? = { $0 },
    folder: @escaping (String, [String]) -> String? = { _, _ in nil },
    loadPacks: @escaping ([String]) -> LoadedPacks,
    wordFile: String? = nil, expandingHome: @escaping (String) -> String = { $0 },
    store: @escaping (StoreJob, UInt64) -> Void, storeReports: @escaping () -> [StoreReport],
    nanoseconds: @escaping () -> UInt64, secondsSince1970: @escaping () -> Int64
  ) {
    self.version = version
    self.userSettingsPath = userSettingsPath
    self.readFile = readFile
    self.truePath = truePath
    self.folder = folder
    self.loadPacks = loadPacks
    self.wordFile = wordFile
    self.expandingHome = expandingHome
    self.store = store
    self.storeReports = storeReports
    self.nanoseconds = nanoseconds
    self.secondsSince1970 = secondsSince1970
  }
}
