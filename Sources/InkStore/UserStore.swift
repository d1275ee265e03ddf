// Learned and ignored words on disk: opened, read, written; synchronous and single-threaded.

package import InkLexicon
import InkSystem

/// The user's words and counts in a SQLite file, and each project's words in a text file of its own.
///
/// Every call completes its work before it returns, and all calls are made on one thread: `StoreThread` does that for a
/// server.
package final class UserStore {
  /// The name of the file, unless the user's settings name another one.
  package static let fileName = StoreFile.name

  let connection: Connection
  /// The words of workspaces, by the URIs of their folders.
  private var workspaces: [String: KnownWorkspace] = [:]
  private let identity: UInt64?
  private let logIdentity: UInt64?
  private var notices: [StoreNotice] = []
  /// The contents of the files, as of ``wordsVersion``.
  private var words = UserWords()
  private var wordsVersion: Version?
  /// The version of the words that were last returned to the caller.
  private var loadedVersion: Version?

  /// SQLite's data_version at the last check, which counts the commits of other connections.
  private var dataVersion: Int?
  /// The state when n-grams were last built.
  var ngramsState: NgramsState?
  /// How much of what was counted is kept.
  var countLimits = CountLimits()

  /// A state of the files: the number of changes of words, not of counts, and the stamps of the workspace files.
  private struct Version: Equatable {
    var revision: Int
    var workspaces: [String: WorkspaceWords.Stamp]
  }

  /// Opens the store at `path`, creates it if there is none and migrates an older format. One that does not create its
  /// file must not be written to while there is none: it is empty.
  ///
  /// A damaged file is set aside and a new one created with the words that can still be read; a file that cannot be
  /// written to is opened for reading. Notices say so. Checks the tables of the user's words, or the whole file if
  /// damage is suspected, which takes some milliseconds per megabyte. If it `waits`, then for another process's lock.
  package init(
    path: String, suspectingDamage: Bool = false, waits: Bool = true, createsFile: Bool = true
  ) throws(StoreError) {
    let opening = try StoreOpening.open(
      path, suspectingDamage: suspectingDamage, waits: waits, createsFile: createsFile)
    defer { opening.end() }
    (connection, notices) = (opening.connection, opening.notices)
    (identity, logIdentity) = (opening.identity, opening.logIdentity)
    if !opening.saved.isEmpty { try record(opening.saved) }
  }

  /// Whether its files are still those that were opened; otherwise others have taken their place, or none. What is
  /// written to a log that was removed is lost with the last process that has it open.
  var isCurrent: Bool { hasSameFile && StoreFile.logIdentity(of: connection.path) == logIdentity }

  private var hasSameFile: Bool { StoreFile.identity(of: connection.path) == identity }

  /// Writes a log that was removed into the file, which is still the one that was opened; returns whether that failed.
  func losesLog() -> Bool {
    hasSameFile && !connection.isFixed && (try? connection.emptyLog()) == nil
  }

  /// Reads and writes the words of workspaces in these files from now on; by the URIs of their folders.
  package func use(workspaceFiles files: [String: String]) {
    if workspaces.mapValues(\.words.path) == files { return }
    let known = workspaces
    workspaces = [:]
    for (folder, path) in files {
      let isKnown = known[folder]?.words.path == path
      workspaces[folder] =
        (isKnown ? known[folder] : nil)
        ?? KnownWorkspace(WorkspaceWords(path: path, scope: .workspace(folder)))
    }
    wordsVersion = nil
  }

  /// Returns all words.
  package func load() throws(StoreError) -> UserWords {
    try readIfChanged()
    loadedVersion = wordsVersion
    return words
  }

  /// Returns all words if another process has changed them since they were last returned; otherwise nil.
  func loadIfChanged() throws(StoreError) -> UserWords? {
    try readIfChanged()
    return wordsVersion == loadedVersion ? nil : try load()
  }

  /// Writes changes, those outside workspaces in one transaction: when this returns they survive a crash and a power
  /// cut.
  ///
  /// Changes of session scope and changes without effect are skipped. Where a workspace cannot be written, those of the
  /// others are written all the same.
  package func record(_ changes: [UserWordChange]) throws(StoreError) {
    let own = changes.filter { $0.scope != .session && !$0.scope.isWorkspace }
    if !own.isEmpty { try write { () throws(StoreError) in try self.apply(own) } }
    var shared: [String: [UserWordChange]] = [:]
    for change in changes {
      if case .workspace(let folder) = change.scope { shared[folder, default: []].append(change) }
    }
    if shared.isEmpty { return }
    var firstError: StoreError?
    for (folder, changes) in shared.sorted(by: { $0.key < $1.key }) {
      do throws(StoreError) {
        try record(changes, ofWorkspace: folder)
      } catch {
        firstError = firstError ?? error
      }
    }
    wordsVersion = nil
    if let firstError { throw firstError }
  }

  private func record(
    _ changes: [UserWordChange], ofWorkspace folder: String
  ) throws(StoreError) {
    guard let workspace = workspaces[folder] else { throw .noWorkspace }
    let (before, after) = try workspace.words.record(changes, waits: connection.waits)
    // The caller knows its own changes, but not what another process may have written before them.
    if loadedVersion?.workspaces[folder] == before { loadedVersion?.workspaces[folder] = after }
  }

  /// Writes changes of corrections in one transaction, as durably as those of words.
  package func record(_ changes: [UserCorrectionChange]) throws(StoreError) {
    try write { () throws(StoreError) in try self.apply(changes) }
  }

  /// Returns the hash by which a forgotten word is remembered here.
  func hash(of word: String) -> UInt64 { words.forgotten.hash(of: word) }

  /// Lets words that an import is about to learn be learned again, however they were learned before.
  func permitForgotten(_ changes: [UserWordChange]) {
    for change in changes where change.kind == .learn { words.permit(UserWord(added: change).word) }
  }

  /// Applies a change of emoji in memory; false if it has no effect.
  func noteEmoji(_ change: UserEmojiChange) -> Bool { words.emoji.apply(change) }

  /// Adds something the user should be told.
  func add(_ notice: StoreNotice) { notices.append(notice) }

  /// Returns what the user should be told; each notice once.
  func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Changes the file in one transaction and notifies other servers.
  func write(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    do throws(StoreError) {
      try connection.transaction { () throws(StoreError) in
        try readIfChanged()
        try body()
      }
    } catch {
      (wordsVersion, loadedVersion) = (nil, nil)
      throw error
    }
    StoreFile.announceChange(of: connection.path)
  }

  /// Returns all words, without marking them as returned.
  func currentWords() throws(StoreError) -> UserWords {
    try readIfChanged()
    return words
  }

  /// Returns all words with the counts of their uses, which those in memory do not follow; without marking them as
  /// returned.
  func wordsWithCounts() throws(StoreError) -> UserWords {
    wordsVersion = nil
    return try currentWords()
  }

  /// Makes the next query read the file and return the words, after a change that neither those in memory followed nor
  /// those of the caller.
  func invalidateWords() { (wordsVersion, loadedVersion) = (nil, nil) }

  /// The number of changes of words, and of times counts were forgotten, with which words may have gone.
  var revision: Int {
    get throws(StoreError) {
      // Each is clamped, which their sum in SQL would not be in a damaged file.
      let statement = try connection.prepare("SELECT words, forgettings FROM revision")
      return try statement.step() ? statement.integer(0) + statement.integer(1) : 0
    }
  }

  /// The number of times counts were forgotten.
  var forgettingCount: Int {
    get throws(StoreError) { try connection.integer("SELECT forgettings FROM revision") }
  }

  /// Counts a change of words that those in memory have followed, within its transaction.
  func recordChange() throws(StoreError) { try raise("words") }

  /// Tells other servers, within the transaction, that counts were deleted: n-grams built from them are no longer
  /// valid.
  func recordForgottenCounts() throws(StoreError) { try raise("forgettings") }

  private func raise(_ counter: String) throws(StoreError) {
    try connection.execute("UPDATE revision SET \(counter) = \(counter) + 1")
    wordsVersion?.revision += 1
    loadedVersion?.revision += 1
  }

  /// Applies changes to memory and file; the value decides which rows a change affects, so that both agree.
  func apply(_ changes: [UserWordChange]) throws(StoreError) {
    var hasChanged = false
    var rest = changes[...]
    while let kind = rest.first?.kind {
      // An import adds many words at once.
      let some = rest.prefix { $0.kind == kind }
      rest = rest.dropFirst(some.count)
      switch kind {
      case .learn: if try learn(some.map(UserWord.init(added:))) { hasChanged = true }
      case .ignore: if try ignore(some.map(UserWord.init(added:))) { hasChanged = true }
      case .unlearn, .removeIgnored:
        for change in some where try remove(change) { hasChanged = true }
      }
    }
    if hasChanged { try recordChange() }
  }

  /// Removes the words that a change unlearns or ignores no longer; false if there are none.
  private func remove(_ change: UserWordChange) throws(StoreError) -> Bool {
    let gone = words.matches(of: change)
    guard words.apply(change) else { return false }
    if change.kind == .removeIgnored {
      try WordList.ignored.delete(gone, in: connection)
      return true
    }
    try WordList.learned.delete(gone, in: connection)
    try recordForgotten(gone.map(\.word), date: change.date)
    return true
  }

  /// Applies changes of corrections to memory and file.
  func apply(_ changes: [UserCorrectionChange]) throws(StoreError) {
    let old = words.corrections
    for change in changes { words.corrections.apply(change) }
    for list in CorrectionList.allCases {
      try list.write(words.corrections, over: old, in: connection)
    }
    try recordChange()
  }

  /// Learns words in memory and writes the new ones; false if none is new.
  private func learn(_ learned: [UserWord]) throws(StoreError) -> Bool {
    let new = words.learn(learned).map { learned[$0] }
    if new.isEmpty { return false }
    try WordList.learned.insert(new, in: connection)
    try eraseForgotten(new)
    return true
  }

  /// Ignores words in memory and writes the new ones; false if none is new.
  private func ignore(_ ignored: [UserWord]) throws(StoreError) -> Bool {
    let new = words.ignore(ignored).map { ignored[$0] }
    if new.isEmpty { return false }
    try WordList.ignored.insert(new, in: connection)
    return true
  }

  private func readIfChanged() throws(StoreError) {
    let data = try connection.integer("PRAGMA data_version")
    let stamps = workspaces.compactMapValues(\.words.stamp)
    if data == dataVersion, let wordsVersion, stamps == wordsVersion.workspaces { return }
    let version = Version(revision: try revision, workspaces: stamps)
    if version != wordsVersion {
      words = try readWords(stamps)
      wordsVersion = version
    }
    dataVersion = data
  }

  /// Reads everything from the file and the lists of the workspaces.
  private func readWords(_ stamps: [String: WorkspaceWords.Stamp]) throws(StoreError) -> UserWords {
    var read = UserWords(
      learned: try WordList.learned.words(in: connection),
      ignored: try WordList.ignored.words(in: connection))
    for list in CorrectionList.allCases {
      try list.read(into: &read.corrections, from: connection)
    }
    read.emoji = try readEmoji()
    read.setForgotten(try readForgotten())
    for folder in workspaces.keys.sorted() {
      readWorkspace(folder, at: stamps[folder], into: &read)
    }
    return read
  }

  /// Adds a project's words; a list that cannot be read affects only that project's words.
  private func readWorkspace(
    _ folder: String, at stamp: WorkspaceWords.Stamp?, into words: inout UserWords
  ) {
    guard let path = workspaces[folder]?.words.path else { return }
    do throws(SystemError) {
      let changes =
        try workspaces[folder]?.changes(at: stamp) { bad in
          notices.append(.badLines(path: path, lines: bad))
        } ?? []
      words.learn(changes.filter { $0.kind == .learn }.map(UserWord.init(added:)))
      words.ignore(changes.filter { $0.kind == .ignore }.map(UserWord.init(added:)))
    } catch {
      notices.append(.workspaceNotRead(path: path, reason: error.reason))
    }
  }
}
