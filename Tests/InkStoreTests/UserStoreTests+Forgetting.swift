// What is forgotten stays forgotten, and cannot be read in any file.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkStore

extension UserStoreTests {
  private var typed: UserWordChange {
    UserWordChange(kind: .learn, word: "zyxomatic", date: 8, origin: .typed, count: 2)
  }

  /// The names of the files that contain a text.
  private func files(with text: String) -> [String] {
    folder.names.filter {
      String(decoding: read(folder.file($0)), as: UTF8.self).contains(text)
    }
  }

  @Test func `a forgotten word is in no file, and is learned again by a command only`() throws {
    let store = try UserStore(path: path)
    try store.record([typed, change(.learn, "blorft")])
    _ = try store.forget(.word("zyxomatic"), date: 9)
    _ = try store.forget(.word("quuxify"), date: 9)
    #expect(try store.forget(.period(0...8), date: 9).words == 1)
    for word in ["zyxomatic", "blorft", "quuxify"] { #expect(files(with: word) == []) }
    try store.record([typed])
    let words = try UserStore(path: path).load()
    #expect(words.learned.isEmpty && words.forgotten.count == 3)
    #expect(words.forgotten.contains("quuxify") && !words.forgotten.contains("Quuxify"))
    try store.record([change(.learn, "zyxomatic")])
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["zyxomatic"])
    #expect(try UserStore(path: path).load().forgotten.count == 2)
  }

  @Test func `a store that spelled out what was forgotten is migrated, and the words erased`()
    throws
  {
    write([], to: path)
    do {
      let old = try Connection(path: path)
      try old.execute("PRAGMA journal_mode = WAL")
      for migration in Connection.migrations.prefix(5) { try old.execute(migration) }
      try old.execute(
        """
        PRAGMA user_version = 5;
        INSERT INTO forgotten_words (word, since) VALUES ('zyxomatic', 5), ('quuxify', 6);
        """)
    }
    #expect(files(with: "zyxomatic") != [])
    let store = try UserStore(path: path)
    for word in ["zyxomatic", "quuxify"] { #expect(files(with: word) == []) }
    try store.record([typed])
    let words = try UserStore(path: path).load()
    #expect(words.learned.isEmpty && words.forgotten.contains("quuxify"))
  }

  @Test func `a store that counted changes and forgettings in one number is migrated`() throws {
    write([], to: path)
    do {
      let old = try Connection(path: path)
      try old.execute("PRAGMA journal_mode = WAL")
      try old.defineKeyedHash()
      for migration in Connection.migrations.prefix(6) { try old.execute(migration) }
      try old.execute(
        """
        PRAGMA user_version = 6;
        INSERT INTO learned_words (word, language, scope, since) VALUES ('zyxomatic', '', 'user', 5);
        UPDATE revision SET words = 3 * 1048576 + 7;
        """)
    }
    let store = try UserStore(path: path)
    #expect(try store.load().isLearned("zyxomatic"))
    #expect(try store.forgettingCount == 3)
    #expect(try store.revision == 10)
    try store.recordForgottenCounts()
    try store.recordChange()
    #expect(try store.forgettingCount == 4)
    #expect(try store.revision == 12)
  }

  @Test(arguments: [5, 6])
  func `what was forgotten stays so if the file is damaged, whatever its format`(format: Int)
    throws
  {
    do {
      let store = try UserStore(path: path)
      _ = try store.forget(.word("zyxomatic"), date: 9)
      let connection = try Connection(path: path)
      if format == 5 {
        try connection.execute(
          """
          CREATE TABLE forgotten_words (
            word TEXT NOT NULL PRIMARY KEY, since INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          INSERT INTO forgotten_words VALUES ('zyxomatic', 9);
          DROP TABLE forgotten_hashes;
          """)
      }
      try connection.execute("PRAGMA user_version = 0")
    }
    let store = try UserStore(path: path)
    #expect(store.takeNotices().count == 1)
    try store.record([typed])
    #expect(try store.load().learned.isEmpty)
  }

  @Test func `what was forgotten before everything was is not known any more`() throws {
    let store = try UserStore(path: path)
    _ = try store.forget(.word("zyxomatic"), date: 9)
    let hash = try store.load().forgotten.hash(of: "zyxomatic")
    _ = try store.forget(.all, date: 9)
    let words = try store.load()
    #expect(words.forgotten.isEmpty && words.forgotten.hash(of: "zyxomatic") != hash)
    try store.record([typed])
    #expect(try UserStore(path: path).load().learned.map(\.word) == ["zyxomatic"])
  }
}
