// Opening the store's file: created if there is none and something is to be written, set aside if damaged, read if it
// cannot be written, and refused if it was never a store.

import InkLexicon
import InkSystem

/// An open word store, and what had to be done to open it.
struct StoreOpening {
  let connection: Connection
  /// Distinguishes the file from another one that takes its place.
  let identity: UInt64?
  /// Distinguishes its write-ahead log from another one.
  let logIdentity: UInt64?
  /// The words that could be read from a damaged file; the new one does not contain them yet.
  var saved: [UserWordChange] = []
  /// What the user should be told.
  var notices: [StoreNotice] = []
  /// While it is held, no other server discovers the same damage.
  private var turn: FolderLock?

  private init(_ connection: Connection, identity: UInt64?) {
    (self.connection, self.identity) = (connection, identity)
    logIdentity = StoreFile.logIdentity(of: connection.path)
    // Only once it is known to be a store.
    notices = StoreFile.secure(connection.path)
  }

  /// Opens the file at a path; for the cost see ``UserStore/init(path:suspectingDamage:waits:createsFile:)``.
  static func open(
    _ path: String, suspectingDamage: Bool, waits: Bool, createsFile: Bool
  ) throws(StoreError) -> StoreOpening {
    if !createsFile, FileSystem.isMissing(path) {
      let connection = try Connection(path: path, isInMemory: true)
      try connection.prepareStore(thoroughly: false)
      return StoreOpening(connection, identity: nil)
    }
    try StoreFile.create(at: path)
    // Setting a damaged file aside moves three files one by one; none may be reopened in between.
    let visit = try turn(at: path, isShared: true, waits: waits)
    defer { visit?.end() }
    let identity = StoreFile.identity(of: path)
    do throws(StoreError) {
      return StoreOpening(
        try connection(to: path, thoroughly: suspectingDamage, waits: waits),
        identity: identity)
    } catch .damaged {
      visit?.end()
      guard StoreFile.wasStore(path) else { throw .notAStore(path: path) }
      return try replacing(path, damaged: identity, waits: waits)
    } catch .readOnly, .cannotOpen {
      let connection = try Connection(path: path, isFixed: true)
      try connection.prepareReading()
      var opening = StoreOpening(connection, identity: identity)
      opening.notices.insert(.readOnly(path: path), at: 0)
      return opening
    }
  }

  /// Sets a damaged file aside, unless another server has already done so, and opens the one in its place.
  private static func replacing(
    _ path: String, damaged: UInt64?, waits: Bool
  ) throws(StoreError) -> StoreOpening {
    // Servers that discover the damage at once take turns: what one has saved, another must not set aside.
    let turn = try turn(at: path, waits: waits)
    do throws(StoreError) {
      let backup = StoreFile.identity(of: path) == damaged ? try StoreFile.setAside(path) : nil
      try StoreFile.create(at: path)
      var opening = StoreOpening(
        try connection(to: path, thoroughly: true, waits: waits),
        identity: StoreFile.identity(of: path))
      opening.turn = turn
      if let backup { opening.save(wordsOf: backup) }
      return opening
    } catch {
      turn?.end()
      throw error
    }
  }

  /// Takes a turn in the folder of a file; nil where folders cannot be locked.
  private static func turn(
    at path: String, isShared: Bool = false, waits: Bool
  ) throws(StoreError) -> FolderLock? {
    let limit = Connection.busyTimeoutMilliseconds
    do throws(SystemError) {
      return try FolderLock(
        FileSystem.folder(of: path), isShared: isShared, milliseconds: waits ? limit : 0)
    } catch {
      if error.isHeld { throw .busy(path: path, milliseconds: limit) }
      return nil
    }
  }

  /// Saves what can be read from a damaged file that was set aside; everything except its words is then in the new one,
  /// and of the rest it is told what could not be read.
  private mutating func save(wordsOf backup: String) {
    let path = connection.path
    saved = Self.readableWords(in: backup)
    let places = Self.tablesOtherThanWords.map(\.tables)
    let copied = try? Connection(damaged: backup).copy(places, intoFileAt: path)
    let kept = copied ?? places.map { _ in false }
    var lost = zip(Self.tablesOtherThanWords, kept).filter { !$1 }.map(\.0.contents)
    if lost.contains(Self.texts), !lost.contains(Self.ngrams) { lost.append(Self.ngrams) }
    notices.insert(
      .damagedFileKept(path: path, backup: backup, savedCount: saved.count, lost: lost), at: 0)
  }

  /// Ends this server's turn; to be called once the saved words are written.
  func end() { turn?.end() }

  private static func connection(
    to path: String, thoroughly: Bool, waits: Bool
  ) throws(StoreError) -> Connection {
    let connection = try Connection(path: path, waits: waits)
    try connection.prepareStore(thoroughly: thoroughly)
    return connection
  }

  /// The user's other decisions and what was counted, with the tables that are of no use without each other.
  private static let tablesOtherThanWords: [(contents: String, tables: [String])] = [
    ("replacements", [CorrectionList.replacements.rawValue]),
    ("reverted corrections", [CorrectionList.reverted.rawValue]),
    ("forgotten words", ["forgetting_key", "forgotten_hashes"]), ("emoji", ["emoji"]),
    (texts, ["texts", "sightings"]), (ngrams, ["tokens", "triples"]),
  ]
  private static let texts = "texts learned from"
  /// They are counted by text, and so lost with the texts.
  private static let ngrams = "what follows what"

  /// Returns the words of a damaged file up to the damage, table by table.
  private static func readableWords(in path: String) -> [UserWordChange] {
    var found: [UserWordChange] = []
    for list in WordList.allCases {
      try? list.forEach(in: Connection(damaged: path)) {
        found.append(UserWordChange(list.addition, $0))
      }
    }
    return found
  }
}
