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
  /// Reads a whole file; nil if there is none.
  package var readFile: (_ path: String) throws -> [UInt8]?
  /// Opens the packs of languages, in their order.
  package var loadPacks: (_ languages: [String]) -> PackShelf
  /// Hands a job to the store; its report carries the token.
  package var store: (StoreJob, _ token: UInt64) -> Void
  /// The reports of the store since the last call, in the order of their jobs.
  package var storeReports: () -> [StoreReport]
  /// Seconds since 1970, UTC.
  package var secondsSince1970: () -> Int64

  /// Effects by their functions.
  package init(
    version: String, userSettingsPath: String?,
    readFile: @escaping (String) throws -> [UInt8]?,
    loadPacks: @escaping ([String]) -> PackShelf,
    store: @escaping (StoreJob, UInt64) -> Void, storeReports: @escaping () -> [StoreReport],
    secondsSince1970: @escaping () -> Int64
  ) {
    self.version = version
    self.userSettingsPath = userSettingsPath
    self.readFile = readFile
    self.loadPacks = loadPacks
    self.store = store
    self.storeReports = storeReports
    self.secondsSince1970 = secondsSince1970
  }
}

/// Work for the store, which is done in order.
package enum StoreJob: Equatable, Sendable {
  /// Read all words; they come with the report. The path is the setting's, nil for the standard place.
  case load(path: String?)
  /// Write a change down for good.
  case record(UserWordChange)
  /// Nothing: its report says that all jobs before it are done.
  case barrier
}

/// What became of a job of the store.
package struct StoreReport: Sendable {
  /// What the job was handed over with.
  package var token: UInt64
  /// All words, if they were read.
  package var words: UserWords?
  /// Why it could not be done, as a sentence with a remedy and without a word of the user.
  package var failure: String?
  /// What else a person should hear.
  package var notices: [String]

  /// A report.
  package init(
    token: UInt64, words: UserWords? = nil, failure: String? = nil, notices: [String] = []
  ) {
    self.token = token
    self.words = words
    self.failure = failure
    self.notices = notices
  }
}

/// The language packs that could be opened, and why others could not.
package struct PackShelf: Sendable {
  /// A pack and where it comes from.
  package struct Volume: Sendable {
    /// The pack.
    package var pack: LanguagePack
    /// The file it is mapped from.
    package var origin: String
    /// Its size in bytes.
    package var byteCount: Int

    /// A pack from a file.
    package init(pack: LanguagePack, origin: String, byteCount: Int) {
      self.pack = pack
      self.origin = origin
      self.byteCount = byteCount
    }
  }

  /// The packs, in the order of the languages asked for.
  package var volumes: [Volume]
  /// Why a language has no pack, as sentences.
  package var problems: [String]

  /// A shelf.
  package init(volumes: [Volume] = [], problems: [String] = []) {
    self.volumes = volumes
    self.problems = problems
  }
}
