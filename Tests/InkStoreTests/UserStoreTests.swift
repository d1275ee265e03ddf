// The store on real files: what is written is read again, by this process or another one, whatever the file was.

import CSQLite
import Glibc
import InkLexicon
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

  private func change(
    _ kind: UserWordChange.Kind, _ word: String, language: String? = nil,
    scope: WordScope = .user, date: Int64 = 7
  ) -> UserWordChange {
    UserWordChange(kind: kind, word: word, language: language, scope: scope, date: date)
  }

  @Test func `what is learned and ignored is there for the next server`() throws {
    let changes = [
      change(.learn, "Inkling", language: "en", date: 1_700_000_000),
      change(.learn, "naïve", scope: .workspace), change(.ignore, "teh"),
      change(.ignore, "blorft", scope: .document("file:///a.md")),
    ]
    try UserStore(path: path).record(changes)
    let words = try UserStore(path: path).load()
    #expect(
      words.learned == [
        LearnedWord(word: "Inkling", language: "en", scope: .user, date: 1_700_000_000),
        LearnedWord(word: "naïve", language: nil, scope: .workspace, date: 7),
      ])
    #expect(
      words.ignored == [
        IgnoredWord(word: "blorft", language: nil, scope: .document("file:///a.md"), date: 7),
        IgnoredWord(word: "teh", language: nil, scope: .user, date: 7),
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

  @Test func `a word of the session is not written down`() throws {
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
    var words = UserWords()
    let scopes: [WordScope] = [.user, .workspace, .document("file:///a.md")]
    let kinds: [UserWordChange.Kind] = [.learn, .unlearn, .ignore, .removeIgnored]
    for _ in 0..<fuzzCount(300) {
      let change = UserWordChange(
        kind: random.element(of: kinds) ?? .learn,
        word: random.element(of: ["a", "A", "é", "e\u{301}", "don’t", "don't", "", "'", "𝔘"]) ?? "",
        language: random.element(of: ["en", "de", nil]) ?? nil,
        scope: random.element(of: scopes) ?? .user, date: 1)
      _ = words.apply(change)
      try store.record([change])
    }
    let loaded = try UserStore(path: path).load()
    #expect(Set(loaded.learned) == Set(words.learned))
    #expect(Set(loaded.ignored) == Set(words.ignored))
  }

  @Test func `only its owner can read the file and what stands beside it`() throws {
    let store = try UserStore(path: folder.file("words.sqlite"))
    try store.record([change(.learn, "Inkling")])
    #expect(folder.names == ["words.sqlite", "words.sqlite-shm", "words.sqlite-wal"])
    for name in folder.names { #expect(mode(of: folder.file(name)) == 0o600) }
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
  func `a damaged file is kept and a new one made`(damage: [UInt8]) throws {
    write(damage + [UInt8](repeating: 0xA5, count: 4_096), to: path)
    let store = try UserStore(path: path)
    #expect(
      store.takeNotices() == [.damagedFileKept(path: path, backup: path + ".damaged")])
    #expect(store.takeNotices().isEmpty)
    try store.record([change(.learn, "Inkling")])
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["Inkling"])
  }

  @Test func `a page overwritten in the middle is noticed`() throws {
    do {
      let store = try UserStore(path: path)
      try store.record((0..<500).map { change(.learn, "word\($0)") })
    }
    let descriptor = open(path, O_WRONLY)
    let noise = [UInt8](repeating: 0x5A, count: 4_096)
    _ = noise.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 4_096) }
    close(descriptor)
    let store = try UserStore(path: path)
    #expect(store.takeNotices().count == 1)
    #expect(try store.load().learned.isEmpty)
  }

  @Test func `a second damaged file is kept under another name`() throws {
    for _ in 0..<2 {
      write(Array("no database, no database".utf8), to: path)
      _ = try UserStore(path: path)
    }
    #expect(folder.names.contains("words.sqlite.damaged"))
    #expect(folder.names.contains("words.sqlite.damaged-2"))
  }

  @Test func `a file of a newer format is left as it is`() throws {
    _ = try UserStore(path: path)
    try Connection(path: path).execute("PRAGMA user_version = 99")
    #expect(throws: StoreError.tooNew(path: path, found: 99, supported: 1)) {
      try UserStore(path: path)
    }
    #expect(try Connection(path: path).integer("PRAGMA user_version") == 99)
  }

  @Test func `a folder that cannot be made is an error that says so`() {
    #expect(
      throws: StoreError.cannotOpen(
        path: "/proc/inkling/words.sqlite", reason: "No such file or directory")
    ) {
      try UserStore(path: "/proc/inkling/words.sqlite")
    }
  }

  @Test func `a disk that is full is an error, and the words before it stay`() throws {
    let store = try UserStore(path: path)
    try store.record([change(.learn, "first")])
    try store.limit(pages: 6)
    #expect(throws: StoreError.diskFull(path: path)) {
      try store.record((0..<5_000).map { change(.learn, "word\($0)") })
    }
    #expect(try store.load().learned.map(\.word) == ["first"])
  }

  @Test func `a file held by another process is an error after the time-out`() throws {
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
  /// Lets the file grow no further than this, as a full disk does.
  func limit(pages: Int) throws { try connection.execute("PRAGMA max_page_count = \(pages)") }
}
