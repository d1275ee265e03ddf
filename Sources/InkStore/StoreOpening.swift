// How the file of a store comes to be open: made where there is none, set aside where it is damaged, read where nothing
// can be written.

import InkLexicon
import InkSystem

/// An open file of words, and what had to be done for it.
struct StoreOpening {
  let connection: Connection
  /// What tells the file from another one that takes its place.
  let identity: UInt64?
  /// The words that could be read of a damaged file; the new one does not have them yet.
  var saved: [UserWordChange] = []
  /// What a person should be told.
  var notices: [StoreNotice] = []
  /// While it lasts, no other server finds the same damage.
  private var turn: FolderTurn?

  private init(_ connection: Connection, identity: UInt64?) {
    (self.connection, self.identity) = (connection, identity)
  }

  /// Opens the file at a path; costs what ``UserStore/init(path:suspectingDamage:)`` says.
  static func open(_ path: String, suspectingDamage: Bool) throws(StoreError) -> StoreOpening {
    try StoreFile.create(at: path)
    // Whoever sets a damaged file aside moves three, one by one; nobody may open a new one among them.
    let visit = try? FolderTurn(FileSystem.folder(of: path), isShared: true)
    defer { visit?.end() }
    let identity = StoreFile.identity(of: path)
    do throws(StoreError) {
      return StoreOpening(
        try connection(to: path, thoroughly: suspectingDamage), identity: identity)
    } catch .damaged {
      visit?.end()
      return try replacing(path, damaged: identity)
    } catch .readOnly, .cannotOpen {
      let connection = try Connection(path: path, isFixed: true)
      try connection.prepareReading()
      var opening = StoreOpening(connection, identity: identity)
      opening.notices = [.readOnly(path: path)]
      return opening
    }
  }

  /// Sets a damaged file aside, unless another server has done so already, and opens the one in its place.
  private static func replacing(
    _ path: String, damaged: UInt64?
  ) throws(StoreError) -> StoreOpening {
    // Servers that find the damage at once take turns: what one has saved, another must not set aside.
    let turn = try? FolderTurn(FileSystem.folder(of: path))
    do throws(StoreError) {
      let backup = StoreFile.identity(of: path) == damaged ? try StoreFile.setAside(path) : nil
      try StoreFile.create(at: path)
      var opening = StoreOpening(
        try connection(to: path, thoroughly: true), identity: StoreFile.identity(of: path))
      opening.turn = turn
      if let backup { opening.save(wordsOf: backup) }
      return opening
    } catch {
      turn?.end()
      throw error
    }
  }

  /// Takes what can be read of a damaged file that was set aside; all but its words is in the new one then.
  private mutating func save(wordsOf backup: String) {
    let path = connection.path
    saved = Self.readableWords(in: backup)
    try? Connection(damaged: backup).copy(Self.tablesBesideWords, intoFileAt: path)
    notices = [.damagedFileKept(path: path, backup: backup, savedCount: saved.count)]
  }

  /// Lets other servers have their turn; to be called once what was saved is written.
  func end() { turn?.end() }

  private static func connection(
    to path: String, thoroughly: Bool
  ) throws(StoreError) -> Connection {
    let connection = try Connection(path: path)
    try connection.prepareStore(thoroughly: thoroughly)
    return connection
  }

  /// What else somebody has decided: replacements, corrections that were taken back, what was forgotten for good,
  /// emoji.
  private static let tablesBesideWords =
    CorrectionList.allCases.map(\.rawValue) + ["forgotten_words", "emoji"]

  /// The words of a damaged file before the damage, table by table.
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
