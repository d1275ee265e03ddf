// The format of the store as a list of migrations; a migration that was released is never edited.

import InkText

extension Connection {
  /// The statements that migrate a store from each format to the next; a store's format is the number of migrations
  /// run.
  static let migrations = [
    """
    CREATE TABLE learned_words (
      word TEXT NOT NULL, language TEXT NOT NULL, scope TEXT NOT NULL,
      count INTEGER NOT NULL DEFAULT 1, origin TEXT NOT NULL DEFAULT 'command',
      since INTEGER NOT NULL, PRIMARY KEY (word, language, scope)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ignored_words (
      word TEXT NOT NULL, language TEXT NOT NULL, scope TEXT NOT NULL,
      count INTEGER NOT NULL DEFAULT 1, origin TEXT NOT NULL DEFAULT 'command',
      since INTEGER NOT NULL, PRIMARY KEY (word, language, scope)
    ) STRICT, WITHOUT ROWID;
    """,
    // Workspace words used to apply everywhere; now they are in a file of the workspace itself.
    """
    UPDATE OR IGNORE learned_words SET scope = 'user' WHERE scope = 'workspace';
    DELETE FROM learned_words WHERE scope = 'workspace';
    UPDATE OR IGNORE ignored_words SET scope = 'user' WHERE scope = 'workspace';
    DELETE FROM ignored_words WHERE scope = 'workspace';
    UPDATE learned_words SET count = 0;
    UPDATE ignored_words SET count = 0;
    CREATE TABLE forgotten_words (
      word TEXT NOT NULL PRIMARY KEY, since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE replacements (
      typed TEXT NOT NULL, text TEXT NOT NULL, language TEXT NOT NULL, since INTEGER NOT NULL,
      PRIMARY KEY (typed, language)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reverted_pairs (
      typed TEXT NOT NULL, text TEXT NOT NULL, language TEXT NOT NULL, since INTEGER NOT NULL,
      PRIMARY KEY (typed, text)
    ) STRICT, WITHOUT ROWID;
    """,
    // What was read of each text on each day; `total` counts the words of all texts by then. A triple is a word after
    // two tokens, all three given by their rows in `tokens`; a sighting is an occurrence of an unknown word.
    """
    CREATE TABLE texts (
      id INTEGER PRIMARY KEY, source TEXT NOT NULL, day INTEGER NOT NULL, origin TEXT NOT NULL,
      words INTEGER NOT NULL, total INTEGER NOT NULL, UNIQUE (source, day, origin)
    ) STRICT;
    CREATE TABLE tokens (id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE triples (
      first INTEGER NOT NULL, second INTEGER NOT NULL, word INTEGER NOT NULL,
      text INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (first, second, word, text)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sightings (
      word TEXT NOT NULL, text INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (word, text)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE revision (words INTEGER NOT NULL) STRICT;
    INSERT INTO revision VALUES (0);
    """,
    // Recently used emoji and favorites: the newest of a list has the greatest place.
    """
    CREATE TABLE emoji (
      list TEXT NOT NULL, emoji TEXT NOT NULL, place INTEGER NOT NULL, since INTEGER NOT NULL,
      PRIMARY KEY (list, emoji)
    ) STRICT, WITHOUT ROWID;
    """,
    // What was forgotten could be read; now it is remembered by hashes with a key of the file's own.
    """
    CREATE TABLE forgetting_key (
      id INTEGER PRIMARY KEY CHECK (id = 1), first INTEGER NOT NULL, second INTEGER NOT NULL
    ) STRICT;
    INSERT INTO forgetting_key VALUES (1, random(), random());
    CREATE TABLE forgotten_hashes (
      hash INTEGER PRIMARY KEY, since INTEGER NOT NULL
    ) STRICT;
    INSERT OR REPLACE INTO forgotten_hashes
      SELECT keyed_hash(word, first, second), since FROM forgotten_words, forgetting_key;
    DROP TABLE forgotten_words;
    """,
    // How often counts were forgotten was counted in millions of changes of words.
    """
    ALTER TABLE revision ADD COLUMN forgettings INTEGER NOT NULL DEFAULT 0;
    UPDATE revision SET forgettings = words / 1048576, words = words % 1048576;
    """,
  ]

  /// Checks that the file is sound, sets how it is written and brings its format up to date.
  ///
  /// A thorough check covers the whole file; otherwise only the tables read at startup are checked, which do not grow
  /// with years of counting.
  func prepareStore(thoroughly: Bool) throws(StoreError) {
    // Another program's database is left as it is, down to how it is written.
    // Damage does not take both names.
    let isForeign =
      "SELECT count(*) > 0 AND total(name IN ('learned_words', 'ignored_words')) = 0 FROM sqlite_schema"
    if try integer(isForeign) == 1 { throw .notAStore(path: path) }
    // Whether the file is marked read-only is known only after something has been read from it.
    if isMarkedReadOnly { throw .damaged(path: path) }
    // Write-ahead logging lets two servers read while one writes; FULL makes a commit survive a power cut, at a cost of
    // milliseconds that nothing waits for; deleted data is overwritten.
    try execute(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
    if try isCurrentAndSound(thoroughly: thoroughly) { return }
    var wasOlder = false
    try transaction { () throws(StoreError) in
      // Read again: another server may have run the migrations while this one waited for the lock.
      let format = try checkedFormat()
      wasOlder = format > 0
      try defineKeyedHash()
      for (index, migration) in Self.migrations.enumerated().dropFirst(format) {
        // If what the migration creates exists already, the format number does not match the tables: the file is
        // damaged.
        try execute(migration)
        try execute("PRAGMA user_version = \(index + 1)")
      }
      try checkDefinitions()
    }
    // What a migration has deleted is not to stay in the log. Where another server is reading, it goes later.
    if wasOlder { try? emptyLog() }
  }

  /// Checks that a file that cannot be written to can be read.
  func prepareReading() throws(StoreError) {
    guard try isCurrentAndSound(thoroughly: true) else {
      _ = try checkedFormat()
      throw .readOnly(path: path)
    }
  }

  private func checkedFormat() throws(StoreError) -> Int {
    let format = try integer("PRAGMA user_version")
    guard 0...Self.maximumFormat ~= format else { throw .damaged(path: path) }
    guard format <= Self.migrations.count else {
      throw .tooNew(path: path, found: format, supported: Self.migrations.count)
    }
    return format
  }

  /// No version of Inkling will ever have more migrations: a greater number means damage, not a newer version.
  private static let maximumFormat = 1_000

  /// Whether the file has the current format; throws if it is damaged.
  ///
  /// Everything is read in one transaction: an old format number together with tables that a newer server has migrated
  /// in the meantime would look like damage.
  private func isCurrentAndSound(thoroughly: Bool) throws(StoreError) -> Bool {
    var isCurrent = false
    try transaction("BEGIN") { () throws(StoreError) in
      isCurrent = try integer("PRAGMA user_version") == Self.migrations.count
      if isCurrent { try checkDefinitions() }
      if isCurrent, !thoroughly {
        for table in Self.tablesReadAtStartup { try check("quick_check(\(table))") }
      } else {
        // Unlike the quick check it covers indexes.
        try check("integrity_check(1)")
        if isCurrent { try checkNumbers() }
      }
    }
    return isCurrent
  }

  /// The tables that every server reads at startup.
  private static let tablesReadAtStartup =
    WordList.allCases.map(\.rawValue) + CorrectionList.allCases.map(\.rawValue)
    + ["forgotten_hashes", "forgetting_key", "emoji"]

  /// Runs one of SQLite's integrity checks.
  private func check(_ pragma: String) throws(StoreError) {
    let statement = try prepare("PRAGMA \(pragma)")
    guard try statement.step(), statement.text(0) == "ok" else { throw .damaged(path: path) }
  }

  /// Checks that the numbers SQLite calculates with are plausible counts: sums of greater ones overflow, after which
  /// nothing can be written or read any more.
  private func checkNumbers() throws(StoreError) {
    for table in Self.arithmeticColumns.keys {
      let statement = try prepare(
        "SELECT 1 FROM \(table) WHERE NOT (\(Self.hasPlausibleNumbers(table))) LIMIT 1")
      if try statement.step() { throw .damaged(path: path) }
    }
  }

  /// Returns the SQL condition for rows of a table whose numbers SQLite can calculate with.
  static func hasPlausibleNumbers(_ table: String) -> String {
    let bounds = "BETWEEN \(-Statement.bound) AND \(Statement.bound)"
    return (arithmeticColumns[table] ?? []).reduce("1") { "\($0) AND \($1) \(bounds)" }
  }

  private static let arithmeticColumns = [
    "learned_words": ["count"], "texts": ["words"], "triples": ["count"], "sightings": ["count"],
    "revision": ["words", "forgettings"], "emoji": ["place"],
  ]

  /// Checks that the tables are exactly those that the migrations create.
  ///
  /// A definition with a changed letter is valid to SQLite, and makes a table with another name or other columns.
  private func checkDefinitions() throws(StoreError) {
    let found = try tableDefinitions()
    if Self.fingerprint(of: found) == Self.fingerprint { return }
    // There may be tables besides, such as those of SQLite's own statistics.
    let new = try Connection.migratedInMemory().tableDefinitions()
    guard new.isSubset(of: found) else { throw .damaged(path: path) }
  }

  /// The fingerprint of the tables that the migrations create; a test compares it with them. Running them takes a tenth
  /// of the time that a server takes to start, so that only a file with other tables is compared with the tables.
  static let fingerprint: UInt64 = 12_023_686_654_032_828_420

  /// Returns a number that differs if any letter of any definition does.
  static func fingerprint(of definitions: Set<String>) -> UInt64 {
    definitions.reduce(0) { $0 &+ FNVHash.value(of: $1) }
  }

  /// Creates a store in memory, with all migrations run.
  static func migratedInMemory() throws(StoreError) -> Connection {
    let connection = try Connection(path: ":memory:")
    try connection.defineKeyedHash()
    for migration in migrations { try connection.execute(migration) }
    return connection
  }

  /// Returns the definitions of all tables as SQLite stores them.
  func tableDefinitions() throws(StoreError) -> Set<String> {
    let statement = try prepare("SELECT sql FROM sqlite_schema WHERE type = 'table'")
    var found: Set<String> = []
    while try statement.step() { found.insert(statement.text(0)) }
    return found
  }
}
