// The store in real files: what is written is read again, by this process or another one, whatever the file was.

import CSQLite
import Glibc
import InkLexicon
import InkSystem
import InkTestSupport
import Testing

@testable import InkStore

@Suite struct UserStoreTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("words.sqlite")
  }

  func change(
    _ kind: UserWordChange.Kind, _ word: String, language: String? = nil,
    scope: WordScope = .user, date: Int64 = 7
  ) -> UserWordChange {
    UserWordChange(kind: kind, word: word, language: language, scope: scope, date: date)
  }

  @Test func `what is learned and ignored is there for the next server`() throws {
    let changes = [
      change(.learn, "Inkling", language: "en", date: 1_700_000_000),
      UserWordChange(kind: .learn, word: "naïve", date: 7, origin: .typed, count: 3),
      change(.ignore, "teh"),
      change(.ignore, "blorft", scope: .document("file:///a.md")),
    ]
    try UserStore(path: path).record(changes)
    let words = try UserStore(path: path).load()
    #expect(
      words.learned == [
        UserWord(word: "Inkling", language: "en", date: 1_700_000_000),
        UserWord(word: "naïve", date: 7, origin: .typed, count: 3),
      ])
    #expect(
      words.ignored == [
        UserWord(word: "blorft", scope: .document("file:///a.md"), date: 7),
        UserWord(word: "teh", date: 7),
      ])
  }

  @Test func `what is unlearned or no longer ignored is gone`() throws {
    let store = try UserStore(path: path)
    try store.record([change(.learn, "Inkling", language: "en"), change(.ignore, "teh")])
    try store.record([change(.unlearn, "inkling"), change(.removeIgnored, "teh")])
    let words = try UserStore(path: path).load()
    #expect(words.learned.isEmpty)
    #expect(words.ignored.isEmpty)
  }

  @Test func `replacements and reverted corrections are there for the next server`() throws {
    let omw = Replacement(typed: "omw", text: "on my way", language: "en", date: 7)
    let teh = Replacement(typed: "teh", text: "the", date: 8)
    let store = try UserStore(path: path)
    try store.record([
      UserCorrectionChange(.addReplacement, omw), UserCorrectionChange(.revert, teh),
    ])
    let kept = try UserStore(path: path).load().corrections
    #expect(kept.replacements == [omw])
    #expect(kept.reverted == [teh])
    #expect(kept.isReverted("Teh", "The"))
    try store.record([UserCorrectionChange(.allow, teh)])
    #expect(try UserStore(path: path).load().corrections.reverted == [])
    try store.record([UserCorrectionChange(.revert, teh)])
    try store.record([
      UserCorrectionChange(.removeReplacement, omw), UserCorrectionChange(.addReplacement, teh),
    ])
    let later = try UserStore(path: path).load().corrections
    #expect(later.replacements == [teh])
    #expect(later.reverted == [])
    #expect(try store.loadIfChanged()?.corrections.replacements == [teh])
    _ = try store.forget(.all, date: 9)
    #expect(try UserStore(path: path).load().corrections.replacements == [])
  }

  @Test func `a word of session scope is not stored`() throws {
    let store = try UserStore(path: path)
    try store.record([change(.ignore, "blorft", scope: .session)])
    #expect(try store.load().ignored.isEmpty)
  }

  @Test func `a word learned three times is learned since the first time`() throws {
    let store = try UserStore(path: path)
    for date in [5, 6, 7] { try store.record([change(.learn, "Inkling", date: Int64(date))]) }
    #expect(try UserStore(path: path).load().learned.map(\.date) == [5])
  }

  @Test func `memory and file agree after any changes`() throws {
    var random = SeededRandom(seed: 11)
    let store = try UserStore(path: path)
    var words = try store.load()
    store.use(workspaceFiles: ["file:///w": folder.file("words.txt")])
    let scopes: [WordScope] = [.user, .workspace("file:///w"), .document("file:///a.md")]
    let kinds: [UserWordChange.Kind] = [.learn, .unlearn, .ignore, .removeIgnored]
    for _ in 0..<fuzzCount(300) {
      let change = UserWordChange(
        kind: random.element(of: kinds) ?? .learn,
        word: random.element(of: ["a", "A", "É", "e\u{301}", "don’t", "don't", "", "'", "𝔘"]) ?? "",
        language: random.element(of: ["en", "de", nil]) ?? nil,
        scope: random.element(of: scopes) ?? .user, date: 1)
      _ = words.apply(change)
      try store.record([change])
    }
    let fresh = try UserStore(path: path)
    fresh.use(workspaceFiles: ["file:///w": folder.file("words.txt")])
    let loaded = try fresh.load()
    #expect(loaded.forgotten == words.forgotten)
    #expect(Set(loaded.learned.map(\.shape)) == Set(words.learned.map(\.shape)))
    #expect(Set(loaded.ignored.map(\.shape)) == Set(words.ignored.map(\.shape)))
  }

  @Test func `only its owner can read the file and its companions`() throws {
    let store = try UserStore(path: folder.file("words.sqlite"))
    try store.record([change(.learn, "Inkling")])
    #expect(folder.names == ["words.sqlite", "words.sqlite-shm", "words.sqlite-wal"])
    for name in folder.names { #expect(mode(of: folder.file(name)) == 0o600) }
  }

  @Test func `forgetting includes ignored words, and counts them`() throws {
    let store = try UserStore(path: path)
    let (list, project) = (folder.file("words.txt"), WordScope.workspace("file:///w"))
    store.use(workspaceFiles: ["file:///w": list])
    func ignored() throws -> [String] { try UserStore(path: path).load().ignored.map(\.word) }
    try store.record([
      change(.ignore, "zyx"), change(.ignore, "zyx", scope: project),
      change(.ignore, "quux", scope: .document("file:///a")), change(.ignore, "blick", date: 50),
      change(.ignore, "wug"), change(.ignore, "wug", scope: project), change(.learn, "wug"),
    ])
    #expect(try store.forget(.document("file:///a"), date: 9).ignoredWords == 1)
    #expect(try ignored() == ["blick", "wug", "zyx"])
    #expect(try store.forget(.word("zyx"), date: 9).ignoredWords == 2, "that of the project, too")
    #expect(try ignored() == ["blick", "wug"])
    #expect(try store.forget(.period(40...60), date: 99).ignoredWords == 1)
    #expect(try ignored() == ["wug"])
    let counts = try store.forget(.all, date: 99)
    #expect((counts.words, counts.ignoredWords) == (1, 1))
    #expect(try ignored() == [] && store.load().ignored.map(\.word) == ["wug"], "of the project")
    #expect(try store.forget(.workspaces, date: 99).ignoredWords == 1)
    #expect(try store.load().ignored == [] && read(list).isEmpty)
  }

  @Test func `two servers see each other's changes`() throws {
    let (one, other) = (try UserStore(path: path), try UserStore(path: path))
    _ = try one.load()
    #expect(try one.loadIfChanged() == nil)
    try other.record([change(.learn, "Inkling")])
    #expect(try one.loadIfChanged()?.learned.map(\.word) == ["Inkling"])
    #expect(try one.loadIfChanged() == nil)
    try one.record([change(.learn, "own")])
    #expect(try one.loadIfChanged() == nil, "its own change is no news")
  }

  @Test(arguments: [[UInt8]("this is no database, whatever its name says".utf8), [0, 1, 2, 3]])
  func `a damaged file is kept and a new one created`(damage: [UInt8]) throws {
    write(damage + [UInt8](repeating: 0xA5, count: 4_096), to: path)
    let store = try UserStore(path: path)
    let notices = store.takeNotices().map(\.description)
    #expect(notices.count == 1)
    #expect(notices[0].contains("kept as \(path).damaged, and none of its words could be saved"))
    #expect(store.takeNotices().isEmpty)
    try store.record([change(.learn, "Inkling")])
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["Inkling"])
  }

  @Test func `a store of the first format is migrated`() throws {
    write([], to: path)
    do {
      let first = try Connection(path: path)
      try first.execute("PRAGMA journal_mode = WAL")
      try first.execute(Connection.migrations[0])
      try first.execute(
        """
        PRAGMA user_version = 1;
        INSERT INTO learned_words (word, language, scope, since) VALUES
          ('Inkling', 'en', 'user', 5), ('frob', '', 'workspace', 6), ('both', '', 'workspace', 7),
          ('both', '', 'user', 8);
        INSERT INTO ignored_words (word, language, scope, since) VALUES
          ('teh', '', 'document:file:///a.md', 9);
        """)
    }
    let words = try UserStore(path: path).load()
    #expect(
      words.learned == [
        UserWord(word: "both", date: 8), UserWord(word: "frob", date: 6),
        UserWord(word: "Inkling", language: "en", date: 5),
      ])
    #expect(words.ignored == [UserWord(word: "teh", scope: .document("file:///a.md"), date: 9)])
  }

  @Test func `an unlearned word is learned again by a command only`() throws {
    let store = try UserStore(path: path)
    let typed = UserWordChange(kind: .learn, word: "LOL", date: 8, origin: .typed, count: 2)
    try store.record([typed, change(.unlearn, "LOL"), typed])
    #expect(try UserStore(path: path).load().learned.isEmpty)
    try store.record([change(.learn, "LOL")])
    let words = try UserStore(path: path).load()
    #expect(words.learned.map(\.word) == ["LOL"])
    #expect(words.forgotten.isEmpty)
  }

  @Test func `nothing forgotten remains in the file`() throws {
    let store = try UserStore(path: path)
    try store.record([
      change(.learn, "zyxomatic", date: 5), change(.learn, "blorft", date: 50),
      change(.ignore, "quuxify"),
    ])
    #expect(try store.forget(.period(40...60), date: 99).sum == 1)
    #expect(try store.load().learned.map(\.word) == ["zyxomatic"])
    #expect(try store.forget(.all, date: 99).sum == 2)
    #expect(try store.load().learned.isEmpty && store.load().ignored.isEmpty)
    for name in folder.names {
      let text = String(decoding: read(folder.file(name)), as: UTF8.self)
      #expect(!text.contains("zyxomatic") && !text.contains("quuxify") && !text.contains("blorft"))
    }
  }

  @Test func `a removed file is created again, without its contents`() throws {
    let wake = try WakePipe()
    let thread = StoreThread(path: path) { wake.wake() }
    thread.enqueue(.record([change(.learn, "first")]))
    var polls = PollSet()
    polls.watch(wake.descriptor, for: .reading, token: 0)
    _ = try polls.wait(until: SystemClock.deadline(milliseconds: 60_000))
    #expect(thread.takeReports().count == 1)
    for name in folder.names { unlink(folder.file(name)) }
    thread.enqueue(.record([change(.learn, "second")]))
    thread.drain()
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["second"])
  }

  @Test func `a store in a read-only folder is read`() throws {
    try UserStore(path: path).record([change(.learn, "Inkling")])
    try asUnprivilegedUser { () throws in
      let store = try UserStore(path: path)
      #expect(store.takeNotices() == [.readOnly(path: path), .openToOthers(path: path)])
      #expect(try store.load().learned.map(\.word) == ["Inkling"])
      #expect(throws: StoreError.readOnly(path: path)) {
        try store.record([change(.learn, "second")])
      }
    }
  }

  @Test func `a clock that goes back loses nothing`() throws {
    let store = try UserStore(path: path)
    try store.record([change(.learn, "later", date: 2_000)])
    try store.record([change(.learn, "earlier", date: 1_000), change(.unlearn, "later", date: 500)])
    #expect(try UserStore(path: path).load().learned == [UserWord(word: "earlier", date: 1_000)])
  }

  @Test func `a second damaged file is kept under another name`() throws {
    for _ in 0..<2 {
      write(Array("no database, no database".utf8), to: path)
      _ = try UserStore(path: path)
    }
    #expect(folder.names.contains("words.sqlite.damaged"))
    #expect(folder.names.contains("words.sqlite.damaged-2"))
  }

  @Test func `forgetting everything removes damaged files, whatever their numbers, and no others`()
    throws
  {
    let store = try UserStore(path: path)
    let gone = ["", "-4", "-12-wal", "-12-shm"].map { "words.sqlite.damaged" + $0 }
    let kept = ["words.sqlite.damaged-note", "words.sqlite.damages", "other.sqlite.damaged"]
    for name in gone + kept { write([1], to: folder.file(name)) }
    _ = try store.forget(.all, date: 9)
    #expect(folder.names.filter { (gone + kept).contains($0) }.sorted() == kept.sorted())
  }

  @Test func `a file of a newer format is left as it is`() throws {
    _ = try UserStore(path: path)
    try Connection(path: path).execute("PRAGMA user_version = 99")
    let error = StoreError.tooNew(path: path, found: 99, supported: Connection.migrations.count)
    #expect(throws: error) {
      try UserStore(path: path)
    }
    #expect(try Connection(path: path).integer("PRAGMA user_version") == 99)
  }

  @Test func `a folder that cannot be created is an error that says so`() {
    #expect(
      throws: StoreError.cannotOpen(
        path: "/proc/inkling/words.sqlite", reason: "No such file or directory")
    ) {
      try UserStore(path: "/proc/inkling/words.sqlite")
    }
  }

  @Test func `a folder that may not be created is an error that says why`() throws {
    let path = folder.file("made/words.sqlite")
    try asUnprivilegedUser { () throws in
      #expect(throws: StoreError.cannotOpen(path: path, reason: "Permission denied")) {
        try UserStore(path: path)
      }
    }
  }

  @Test func `a full disk is an error, and the words before it stay`() throws {
    let store = try UserStore(path: path)
    try store.record([change(.learn, "first")])
    try store.limit(pages: 6)
    #expect(throws: StoreError.diskFull(path: path)) {
      try store.record((0..<5_000).map { change(.learn, "word\($0)") })
    }
    #expect(try store.load().learned.map(\.word) == ["first"])
  }

  @Test func `a file held by another process is an error after the timeout`() throws {
    let store = try UserStore(path: path)
    let other = try Connection(path: path)
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: path, milliseconds: 2_000)) {
      try store.record([change(.learn, "Inkling")])
    }
    try other.execute("COMMIT")
    try store.record([change(.learn, "Inkling")])
    #expect(try store.load().learned.count == 1)
  }
}

extension UserStore {
  /// Limits the growth of the file, as a full disk does.
  func limit(pages: Int) throws { try connection.execute("PRAGMA max_page_count = \(pages)") }
}

extension UserWord {
  /// What memory and file must agree on.
  fileprivate var shape: [String] { [word, language ?? "", "\(scope)"] }
}

extension UserStoreTests {
  /// Runs `body` as a user who may read the store's folder but not write to it, as root may anywhere.
  private func asUnprivilegedUser(_ body: () throws -> Void) throws {
    chmod(folder.path, 0o555)
    for name in folder.names { chmod(folder.file(name), 0o444) }
    defer { chmod(folder.path, 0o755) }
    let isRoot = geteuid() == 0
    // Affects only this thread, unlike seteuid.
    if isRoot { _ = setFileSystemUser(65_534) }
    defer { if isRoot { _ = setFileSystemUser(0) } }
    try body()
  }
}

@_silgen_name("setfsuid") private func setFileSystemUser(_ user: UInt32) -> Int32
