// A damaged store: set aside, with everything saved that can still be read.

import Glibc
import InkLexicon
import InkSystem
import InkTestSupport
import Testing

@testable import InkStore

extension UserStoreTests {
  @Test func `a file with the wrong format number is set aside, and the words survive`() throws {
    try UserStore(path: path).record([change(.learn, "wug")])
    var bytes = read(path)
    bytes[63] = 0  // The last byte of PRAGMA user_version.
    write(bytes, to: path)
    let store = try UserStore(path: path)
    try store.record([change(.learn, "blick")])
    let words = try UserStore(path: path).load()
    #expect(words.isLearned("wug") && words.isLearned("blick"))
    #expect(folder.names.contains("words.sqlite.damaged"))
  }

  @Test(arguments: [
    ("learned_words (", "learned_wordz ("), ("since INTEGER", "sinze INTEGER"),
    ("TABLE sightings", "TABLE sightingz"), ("NOT NULL UNIQUE", "NOT NULL UNIQUF"),
  ])
  func `a letter changed in the definition of a table sets the file aside`(old: String, new: String)
    throws
  {
    let teh = Replacement(typed: "teh", text: "the", date: 1)
    do {
      let store = try UserStore(path: path)
      try store.record([change(.learn, "florp")])
      _ = try store.forget(.word("florp"), date: 1)
      try store.record([change(.ignore, "wug")])
      try store.record([UserCorrectionChange(.revert, teh)])
    }
    var bytes = read(path)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: old.utf8) }, "no such definition")
    bytes.replaceSubrange(start..<start + old.utf8.count, with: new.utf8)
    write(bytes, to: path)
    let store = try UserStore(path: path)
    #expect(store.takeNotices().count == 1)
    try store.record([change(.learn, "blick")])
    let words = try UserStore(path: path).load()
    #expect(words.isLearned("blick"))
    #expect(words.corrections.reverted == [teh])
    #expect(!words.forgotten.isEmpty)
    #expect(folder.names.contains("words.sqlite.damaged"))
  }

  @Test func `the fingerprint is that of the tables that the migrations create`() throws {
    let definitions = try Connection.migratedInMemory().tableDefinitions()
    #expect(Connection.fingerprint == Connection.fingerprint(of: definitions))
  }

  @Test func `a store with another table besides its own is sound, and without one it is not`()
    throws
  {
    try UserStore(path: path).record([change(.learn, "wug")])
    try Connection(path: path).execute("CREATE TABLE notes (note TEXT)")
    #expect(try isLearned("wug"))
    #expect(!folder.names.contains("words.sqlite.damaged"))
    try Connection(path: path).execute("ALTER TABLE sightings ADD COLUMN place INTEGER")
    #expect(try isLearned("wug"))
    #expect(folder.names.contains("words.sqlite.damaged"))
  }

  /// Runs some jobs as a server does, each of which must succeed.
  private func expectDone(_ jobs: [StoreJob], _ comment: Comment? = nil) {
    let thread = StoreThread(path: path) {}
    for job in jobs { thread.enqueue(job, token: 1) }
    thread.drain()
    let failures = thread.takeReports().compactMap(\.outcome.failure)
    #expect(failures.isEmpty, comment)
  }

  private func isLearned(_ word: String) throws -> Bool {
    try UserStore(path: path).load().isLearned(word)
  }

  @Test func `a store whose first page has any byte changed lets words be learned`() throws {
    try UserStore(path: path).record([change(.learn, "wug")])
    let sound = read(path)
    var random = SeededRandom(seed: 5)
    for _ in 0..<fuzzCount(60) {
      for name in folder.names { unlink(folder.file(name)) }
      var bytes = sound
      let place = Int.random(in: 0..<4_096, using: &random)
      // A greater format number means a newer version of Inkling.
      if 62...63 ~= place { continue }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      write(bytes, to: path)
      expectDone([.record([change(.learn, "blick")])], "byte \(place)")
      #expect(try isLearned("blick"))
    }
  }

  @Test(arguments: [
    // The header's fields for how to read and write the file, its size and schema, and our own format.
    (15, 1), (16, 2), (18, 3), (18, 255), (19, 5), (20, 1), (21, 0), (30, 9), (31, 17), (47, 5),
    (47, 0xF7), (59, 2), (60, 0x80), (61, 1),
  ])
  func `a header byte that is never written that way sets the file aside`(place: Int, byte: UInt8)
    throws
  {
    try UserStore(path: path).record([change(.learn, "wug")])
    var bytes = read(path)
    bytes[place] = byte
    write(bytes, to: path)
    expectDone([.record([change(.learn, "blick")])])
    #expect(try isLearned("blick"))
    #expect(folder.names.contains("words.sqlite.damaged"))
  }

  /// Something of each kind, in a separate text.
  private var everyJob: [StoreJob] {
    var text = TextCounts(source: "file:///b")
    text.triples = [WordTriple("<s>", "the", "florp"): 1]
    text.newWords = ["florp": 1]
    text.usedWords = ["blick": 1]
    text.wordCount = 1
    return [
      .record([change(.learn, "blick")]),
      .recordEmoji([UserEmojiChange(.use, "🙂", date: 3)]),
      .learnText(text, as: .typed, quarantine: 1, date: 9), .ngrams([], anew: true, date: 9),
      .listTexts, .forget([.document("file:///a")], date: 10),
    ]
  }

  @Test(arguments: [
    "learned_words SET count", "texts SET words", "triples SET count", "sightings SET count",
    "revision SET words", "emoji SET place",
  ])
  func `an implausible count sets the file aside where it matters`(
    column: String
  ) throws {
    expectDone(everyJob)
    let sound = try Connection(path: path)
    try sound.execute("UPDATE \(column) = \(Int64.max)")
    try sound.emptyLog()
    expectDone(everyJob + [.recordEmoji([UserEmojiChange(.use, "🙃", date: 4)])])
    #expect(try isLearned("blick"))
    #expect(folder.names.contains("words.sqlite.damaged"))
  }

  @Test func `an implausible count of forgettings sets the file aside once something is forgotten`()
    throws
  {
    expectDone(everyJob)
    let sound = try Connection(path: path)
    try sound.execute("UPDATE revision SET forgettings = \(Int64.max)")
    try sound.emptyLog()
    expectDone([.record([change(.learn, "other")])])
    #expect(!folder.names.contains("words.sqlite.damaged"))
    expectDone([.forget([.document("file:///b")], date: 11)])
    #expect(folder.names.contains("words.sqlite.damaged"))
    #expect(try isLearned("blick"))
  }

  @Test func `an index that does not match its table sets the file aside`() throws {
    expectDone(everyJob)
    let page = try Connection(path: path).integer(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_tokens_1'")
    var bytes = read(path)
    let start = try #require(
      bytes.indices[((page - 1) * 4_096)...].first { bytes[$0...].starts(with: "florp".utf8) })
    bytes[start] = UInt8(ascii: "g")
    write(bytes, to: path)
    expectDone([.forget([.document("file:///b")], date: 9)] + everyJob)
    #expect(try isLearned("blick"))
    #expect(folder.names.contains("words.sqlite.damaged"))
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
    try store.record([change(.learn, "Inkling")])
    #expect(try UserStore(path: path).load().isLearned("Inkling"))
  }

  @Test func `of many that find the damage at once, none loses what another has saved`() throws {
    let words = (0..<200).map { "word\($0)" }
    for _ in 0..<fuzzCount(10) {
      for name in folder.names { unlink(folder.file(name)) }
      try UserStore(path: path).record(words.map { change(.learn, $0) })
      var bytes = read(path)
      let start = try #require(
        bytes.indices.first { bytes[$0...].starts(with: "TABLE sightings".utf8) })
      bytes.replaceSubrange(start..<start + 15, with: "TABLE sightingz".utf8)
      for name in folder.names { unlink(folder.file(name)) }
      write(bytes, to: path)
      let threads = (0..<6).map { _ in StoreThread(path: path) {} }
      for (index, thread) in threads.enumerated() {
        thread.enqueue(.record([change(.learn, "blick\(index)")]), token: 1)
      }
      // One that has waited too long for the others reports it; what is reported as stored is stored.
      var saved = words
      for (index, thread) in threads.enumerated() {
        thread.drain()
        if thread.takeReports().allSatisfy({ $0.outcome.failure == nil }) {
          saved.append("blick\(index)")
        }
      }
      let kept = Set(try UserStore(path: path).load().learned.map(\.word))
      #expect(kept.isSuperset(of: saved))
      #expect(words.count < saved.count)
      #expect(
        folder.names.filter {
          $0.contains("damaged") && !$0.contains("-wal") && !$0.contains("-shm")
        } == ["words.sqlite.damaged"])
    }
  }

  @Test func `what can still be read of a damaged file is saved`() throws {
    do {
      let store = try UserStore(path: path)
      try store.record((0..<500).map { change(.ignore, "word\($0)") } + [change(.learn, "Inkling")])
    }
    let ignored = try Connection(path: path).integer(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'ignored_words'")
    let descriptor = open(path, O_WRONLY)
    let noise = [UInt8](repeating: 0x5A, count: 4_096)
    _ = noise.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, (ignored - 1) * 4_096)
    }
    close(descriptor)
    let store = try UserStore(path: path)
    #expect(
      store.takeNotices() == [
        .damagedFileKept(path: path, backup: path + ".damaged", savedCount: 1, lost: [])
      ])
    #expect(try store.load().learned.map(\.word) == ["Inkling"])
  }

  @Test(arguments: [
    ("ignored_words", []), ("sightings", ["texts learned from", "what follows what"]),
    ("triples", ["what follows what"]), ("emoji", ["emoji"]),
  ])
  func `what was counted in texts is saved, too, unless its own table is damaged`(
    damaged: String, lost: [String]
  ) throws {
    let counted = text("file:///b", ["<s> the florp"], new: ["florp": 2], used: ["blick": 1])
    do {
      let store = try UserStore(path: path)
      try store.record([change(.learn, "blick"), change(.ignore, "wug")])
      try store.record([UserEmojiChange(.use, "🙂", date: 3)])
      try store.learn(counted, quarantine: 1, date: 9)
    }
    let page = try Connection(path: path).integer(
      "SELECT rootpage FROM sqlite_schema WHERE name = '\(damaged)'")
    var bytes = read(path)
    let noise = [UInt8](repeating: 0x5A, count: 4_096)
    bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: noise)
    write(bytes, to: path)
    let store = try UserStore(path: path, suspectingDamage: true)
    let isIgnoredSaved = damaged != "ignored_words"
    #expect(
      store.takeNotices() == [
        .damagedFileKept(
          path: path, backup: path + ".damaged", savedCount: isIgnoredSaved ? 3 : 2, lost: lost)
      ])
    let areTextsSaved = damaged != "sightings"
    #expect(try store.texts().map(\.source) == (areTextsSaved ? ["file:///b"] : []))
    #expect(try store.kept(9).isEmpty == (!areTextsSaved || damaged == "triples"))
    #expect(try store.load().isLearned("florp"))
    _ = try store.forget(.document("file:///b"), date: 10)
    #expect(try store.load().isLearned("florp") == !areTextsSaved)
  }

  @Test func `a file of the user that was named by mistake is left as it is`() throws {
    let novel = folder.file("novel.txt")
    write(Array("It was a dark and stormy night.".utf8), to: novel)
    #expect(throws: StoreError.notAStore(path: novel)) { try UserStore(path: novel) }
    #expect(read(novel) == Array("It was a dark and stormy night.".utf8))
    #expect(folder.names == ["novel.txt"])
  }

  @Test(arguments: ["places.sqlite", "words.sqlite"], [0, 1, Connection.migrations.count])
  func `a database of another program is left as it is, whatever its name`(
    name: String, format: Int
  ) throws {
    let other = folder.file(name)
    write([], to: other)
    try Connection(path: other).execute(
      "CREATE TABLE places (name TEXT); PRAGMA user_version = \(format)")
    let before = read(other)
    #expect(throws: StoreError.notAStore(path: other)) { try UserStore(path: other) }
    #expect(read(other) == before)
    #expect(folder.names == [name])
  }

  @Test func `a store of any name is set aside when it is damaged, and removed with everything`()
    throws
  {
    let own = folder.file("own.db")
    try UserStore(path: own).record([change(.learn, "wug")])
    var bytes = read(own)
    bytes[18] = 255
    write(bytes, to: own)
    // Without the companions, which a crash may have removed or left.
    let store = try UserStore(path: own)
    #expect(folder.names.contains("own.db.damaged"))
    write(Array("a note".utf8), to: folder.file("own.db.damaged-2"))
    _ = try store.forget(.all, date: 9)
    #expect(!folder.names.contains("own.db.damaged"))
    #expect(folder.names.contains("own.db.damaged-2"))
  }

  @Test func `a folder in place of the file is an error that says so`() throws {
    #expect(
      throws: StoreError.cannotOpen(
        path: folder.path, reason: "expected a file, found something else")
    ) { try UserStore(path: folder.path) }
  }
}
