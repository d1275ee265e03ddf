// Learned and ignored words on disk: opened, read, written; synchronous and of one thread.

package import InkLexicon
import InkSystem

/// The user's words and counts in a SQLite file, and the words of each project in a text file of its own.
///
/// Every call does its work before it returns, and all calls are made on one thread: `StoreThread` does that for a
/// server.
package final class UserStore {
  let connection: Connection
  /// The words of workspaces, by the URIs of their folders.
  private var workspaces: [String: WorkspaceWords] = [:]
  private let identity: UInt64?
  private var notices: [StoreNotice] = []
  /// What the files hold, as of ``wordsVersion``.
  private var words = UserWords()
  private var wordsVersion: Version?
  /// That state when the words were given out last.
  private var loadedVersion: Version?

  /// SQLite's data_version at the last look, which counts the commits of other connections.
  private var dataVersion: Int?
  /// What was written when n-grams were made last.
  var ngramsState: NgramsState?

  /// A state of the files: how often words were changed, which counts are no change of, and the stamps of the
  /// workspaces' files.
  private struct Version: Equatable {
    var revision: Int
    var workspaces: [String: WorkspaceWords.Stamp]
  }

  /// Opens the store at `path`, makes it where there is none and brings an older format up to date.
  ///
  /// A damaged file is set aside and a new one made with the words that can still be read; a file that cannot be
  /// written to is read. Notices say so. Costs a look at the user's words, and through the whole file where damage is
  /// suspected: some milliseconds for each megabyte.
  package init(path: String, suspectingDamage: Bool = false) throws(StoreError) {
    let opening = try StoreOpening.open(path, suspectingDamage: suspectingDamage)
    defer { opening.end() }
    (connection, identity, notices) = (opening.connection, opening.identity, opening.notices)
    if !opening.saved.isEmpty { try record(opening.saved) }
  }

  /// Whether its file still stands where it was opened; else another one has taken its place, or none.
  var isCurrent: Bool { StoreFile.identity(of: connection.path) == identity }

  /// Reads the words of workspaces from these files from now on, and keeps them there; by the URIs of their folders.
  package func use(workspaceFiles files: [String: String]) {
    if workspaces.mapValues(\.path) == files { return }
    workspaces = [:]
    for (folder, path) in files {
      workspaces[folder] = WorkspaceWords(path: path, scope: .workspace(folder))
    }
    wordsVersion = nil
  }

  /// All words.
  package func load() throws(StoreError) -> UserWords {
    try readIfChanged()
    loadedVersion = wordsVersion
    return words
  }

  /// All words, if somebody else has written since they were given out last; else nil.
  package func loadIfChanged() throws(StoreError) -> UserWords? {
    try readIfChanged()
    return wordsVersion == loadedVersion ? nil : try load()
  }

  /// Writes changes, those outside the workspace in one transaction: when it returns they outlast the process
  /// and a power cut.
  ///
  /// Changes of session scope are passed over, and so is what changes nothing.
  package func record(_ changes: [UserWordChange]) throws(StoreError) {
    let own = changes.filter { $0.scope != .session && !$0.scope.isWorkspace }
    if !own.isEmpty { try write { () throws(StoreError) in try self.apply(own) } }
    var shared: [String: [UserWordChange]] = [:]
    for change in changes {
      if case .workspace(let folder) = change.scope { shared[folder, default: []].append(change) }
    }
    if shared.isEmpty { return }
    for (folder, changes) in shared {
      guard let workspace = workspaces[folder] else { throw .noWorkspace }
      try workspace.record(changes)
    }
    wordsVersion = nil
    if loadedVersion != nil { _ = try load() }
  }

  /// Writes changes of corrections in one transaction, as lasting as those of words.
  package func record(_ changes: [UserCorrectionChange]) throws(StoreError) {
    try write { () throws(StoreError) in
      let old = words.corrections
      for change in changes { words.corrections.apply(change) }
      for list in CorrectionList.allCases {
        try list.write(words.corrections, over: old, in: connection)
      }
      try noteChange()
    }
  }

  /// Follows a change of emoji in memory; false when it changes nothing.
  func noteEmoji(_ change: UserEmojiChange) -> Bool { words.emoji.apply(change) }

  /// What a person should be told; each notice is given once.
  package func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Runs a change of the file in one transaction and tells other servers of it.
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

  /// All words, without giving them out.
  func currentWords() throws(StoreError) -> UserWords {
    try readIfChanged()
    return words
  }

  /// Makes the next question read the file, after a change of it that the words in memory did not follow.
  func invalidateWords() { wordsVersion = nil }

  /// How often words were changed, and times ``changesOfForgetting`` how often counts were forgotten.
  var revision: Int {
    get throws(StoreError) { try connection.integer("SELECT words FROM revision") }
  }

  /// Counts a change of words that those in memory have followed, inside of its transaction.
  func noteChange() throws(StoreError) { try raiseRevision(by: 1) }

  /// Tells other servers, inside of its transaction, that counts are gone: what they made of them holds no longer.
  func noteForgottenCounts() throws(StoreError) { try raiseRevision(by: Self.changesOfForgetting) }

  /// So many changes count as one forgetting of counts, so that one number says both; that many changes of words make
  /// the others only look again.
  static let changesOfForgetting = 1 << 20

  private func raiseRevision(by changes: Int) throws(StoreError) {
    try connection.execute("UPDATE revision SET words = words + \(changes)")
    wordsVersion?.revision += changes
    loadedVersion?.revision += changes
  }

  /// The value decides which rows a change means, so that file and memory agree.
  func apply(_ changes: [UserWordChange]) throws(StoreError) {
    let forget = try connection.prepare(
      "INSERT OR REPLACE INTO forgotten_words (word, since) VALUES (?, ?)")
    var hasChanged = false
    var rest = changes[...]
    while let change = rest.first {
      // What is imported are many words at once.
      let many = rest.prefix { $0.kind == .learn }
      rest = rest.dropFirst(max(1, many.count))
      if !many.isEmpty {
        if try learn(many.map(UserWord.init(added:))) { hasChanged = true }
        continue
      }
      let gone = words.matches(of: change)
      guard words.apply(change) else { continue }
      hasChanged = true
      switch change.kind {
      case .learn: break
      case .ignore: try WordList.ignored.insert([UserWord(added: change)], in: connection)
      case .removeIgnored: try WordList.ignored.delete(gone, in: connection)
      case .unlearn:
        try WordList.learned.delete(gone, in: connection)
        for word in gone { try forget.bind([.text(word.word), .integer(change.date)]).run() }
      }
    }
    if hasChanged { try noteChange() }
  }

  /// Learns words in memory and writes the new ones; false where none is new.
  private func learn(_ learned: [UserWord]) throws(StoreError) -> Bool {
    let new = words.learn(learned).map { learned[$0] }
    if new.isEmpty { return false }
    try WordList.learned.insert(new, in: connection)
    let remember = try connection.prepare("DELETE FROM forgotten_words WHERE word = ?")
    for word in new { try remember.bind([.text(word.word)]).run() }
    return true
  }

  private func readIfChanged() throws(StoreError) {
    let data = try connection.integer("PRAGMA data_version")
    let stamps = workspaces.compactMapValues(\.stamp)
    if data == dataVersion, let wordsVersion, stamps == wordsVersion.workspaces { return }
    let version = Version(revision: try revision, workspaces: stamps)
    dataVersion = data
    if version == wordsVersion { return }
    var read = UserWords(
      learned: try WordList.learned.words(in: connection),
      ignored: try WordList.ignored.words(in: connection))
    for list in CorrectionList.allCases {
      try list.read(into: &read.corrections, from: connection)
    }
    read.emoji = try readEmoji()
    let forgotten = try connection.prepare("SELECT word FROM forgotten_words")
    while try forgotten.step() { read.forget(forgotten.text(0)) }
    for (_, workspace) in workspaces.sorted(by: { $0.key < $1.key }) {
      // A project's list that cannot be read costs that project's words, and nobody else's.
      do throws(SystemError) {
        let lines = try workspace.read()
        read.learn(lines.changes.filter { $0.kind == .learn }.map(UserWord.init(added:)))
        for change in lines.changes where change.kind == .ignore { read.apply(change) }
        if !lines.bad.isEmpty { notices.append(.badLines(path: workspace.path, lines: lines.bad)) }
      } catch {
        notices.append(.workspaceNotRead(path: workspace.path, reason: error.reason))
      }
    }
    words = read
    wordsVersion = version
  }
}
