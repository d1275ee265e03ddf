// A connection to a SQLite file: open, query, close; used by one thread at a time.

import CSQLite
import InkLexicon

/// Owns a `sqlite3` handle.
final class Connection {
  /// How long a statement waits for another process, in milliseconds.
  static let busyTimeoutMilliseconds = 2_000

  let path: String
  /// Whether the file cannot be written to.
  let isFixed: Bool
  /// Whether there is no file, so that an empty one in memory is read in its place.
  let isInMemory: Bool
  /// Whether statements wait for another process at all.
  var waits: Bool { didSet { setTimeout() } }
  private let handle: OpaquePointer
  /// The statements of ``integer(_:)``, which are run again and again: to compile one takes longer than to run it.
  private var compiled: [String: OpaquePointer] = [:]

  /// Opens the file at a path; it must exist, so that its mode is ours and not SQLite's.
  ///
  /// A fixed file is one that cannot be written to: it is read without locks, and without the files that SQLite would
  /// create next to it. In place of a missing one, an empty one in memory is opened, whatever is at the path later.
  init(
    path: String, isFixed: Bool = false, isInMemory: Bool = false, waits: Bool = true
  ) throws(StoreError) {
    var handle: OpaquePointer?
    let access = isFixed ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let name = isInMemory ? ":memory:" : isFixed ? Self.immutableURI(path) : path
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = Self.error(code, path: path, handle: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    self.isFixed = isFixed
    self.isInMemory = isInMemory
    self.waits = waits
    self.handle = handle
    setTimeout()
  }

  private func setTimeout() {
    sqlite3_busy_timeout(handle, waits ? Int32(Self.busyTimeoutMilliseconds) : 0)
  }

  /// Opens a damaged file to read what is still readable: an error in one table's definition does not hide the others.
  convenience init(damaged path: String) throws(StoreError) {
    try self.init(path: path)
    try execute("PRAGMA writable_schema = ON")
  }

  deinit {
    for statement in compiled.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements without rows and parameters.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Compiles one statement.
  func prepare(_ sql: String) throws(StoreError) -> Statement {
    Statement(try compile(sql), of: self)
  }

  private func compile(_ sql: String) throws(StoreError) -> OpaquePointer {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code) }
    return statement
  }

  /// Returns the first column of the first row, as a number; 0 without a row.
  func integer(_ sql: String) throws(StoreError) -> Int {
    let statement: OpaquePointer
    if let known = compiled[sql] { statement = known } else { statement = try compile(sql) }
    compiled[sql] = statement
    defer { sqlite3_reset(statement) }
    return switch sqlite3_step(statement) {
    case SQLITE_ROW: Statement.bounded(sqlite3_column_int64(statement, 0))
    case SQLITE_DONE: 0
    case let code: throw error(code)
    }
  }

  /// Runs `body` in one transaction that other processes see whole or not at all; with a plain `BEGIN` it reads a
  /// consistent snapshot.
  func transaction(
    _ beginning: String = "BEGIN IMMEDIATE", _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    try execute(beginning)
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // A failed ROLLBACK means that SQLite has already rolled back.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Copies the rows of tables to another file with the same tables, except those with damaged numbers, and those of
  /// texts and tokens that are lost. Of each group all tables are copied or, if one cannot be read to its end, none;
  /// returns which were.
  func copy(_ groups: [[String]], intoFileAt path: String) throws(StoreError) -> [Bool] {
    try prepare("ATTACH ? AS sound").bind([.text(path)]).run()
    var copied: [Bool] = []
    for tables in groups {
      let sql = tables.map {
        "INSERT OR REPLACE INTO sound.\($0) SELECT * FROM main.\($0) WHERE \(Self.hasPlausibleNumbers($0))"
      }
      let isCopied: Void? = try? transaction { () throws(StoreError) in
        try execute(sql.joined(separator: ";"))
      }
      copied.append(isCopied != nil)
    }
    try? execute(
      """
      DELETE FROM sound.sightings WHERE text NOT IN (SELECT id FROM sound.texts);
      DELETE FROM sound.triples WHERE text NOT IN (SELECT id FROM sound.texts)
        OR first NOT IN (SELECT id FROM sound.tokens)
        OR second NOT IN (SELECT id FROM sound.tokens)
        OR word NOT IN (SELECT id FROM sound.tokens);
      """)
    // In an older file they are words.
    try defineKeyedHash()
    try? execute(
      """
      INSERT OR REPLACE INTO sound.forgotten_hashes
        SELECT keyed_hash(word, first, second), since
        FROM main.forgotten_words, sound.forgetting_key
      """)
    return copied
  }

  /// Whether the file is marked read-only by a version in its header that no SQLite has written.
  var isMarkedReadOnly: Bool {
    sqlite3_db_readonly(handle, "main") == 1
      && ink_sqlite3_byte(handle, Self.writeVersionOffset) > Self.maximumWriteVersion
  }

  /// The offset in the header of the version required for writing, and the version for write-ahead logging.
  private static let (writeVersionOffset, maximumWriteVersion): (Int32, Int32) = (18, 2)

  /// Defines the SQL function `keyed_hash(text, first, second)`, the hash of a text with a key.
  func defineKeyedHash() throws(StoreError) {
    let code = sqlite3_create_function_v2(
      handle, "keyed_hash", 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, count, values in
        guard count == 3, let values, let text = sqlite3_value_text(values[0]) else { return }
        let key = (sqlite3_value_int64(values[1]), sqlite3_value_int64(values[2]))
        let hash = SipHash(key: UInt64(bitPattern: key.0), UInt64(bitPattern: key.1))
        sqlite3_result_int64(
          context, Int64(bitPattern: hash.value(of: String(cString: text))))
      }, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Checkpoints the write-ahead log into the file and truncates it, as far as no reader prevents it.
  func emptyLog() throws(StoreError) { try execute("PRAGMA wal_checkpoint(TRUNCATE)") }

  private static func immutableURI(_ path: String) -> String {
    var uri = "file:"
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return uri + "?immutable=1"
  }

  /// Returns the error for a result code of this connection.
  func error(_ code: Int32) -> StoreError {
    Self.error(code, path: path, handle: handle)
  }

  /// SQLite's primary code decides the case. Its message is left out: it may quote values.
  ///
  /// Our statements are fixed and valid for our tables: one that SQLite does not understand, or whose values do not
  /// fit, means that the file is not what we wrote.
  private static func error(_ code: Int32, path: String, handle: OpaquePointer?) -> StoreError {
    let reason = String(cString: sqlite3_errstr(code))
    return switch code & 0xff {
    case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_CONSTRAINT,
      SQLITE_MISMATCH, SQLITE_TOOBIG:
      .damaged(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path, milliseconds: busyTimeoutMilliseconds)
    case SQLITE_READONLY: .readOnly(path: path)
    case SQLITE_FULL: .diskFull(path: path)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cannotOpen(path: path, reason: reason)
    default: .failed(path: path, code: Int(code), reason: reason)
    }
  }
}
