// The two tables of words, their rows, and how a scope is written in them.

import InkLexicon

/// A row of either table.
struct WordRow {
  var word: String
  var language: String?
  var scope: WordScope
  var since: Int64

  init(_ change: UserWordChange) {
    (word, language, scope, since) = (change.word, change.language, change.scope, change.date)
  }

  /// The row at which a statement `SELECT word, language, scope, since` stands.
  init(_ statement: Statement) {
    word = statement.text(0)
    language = statement.text(1).isEmpty ? nil : statement.text(1)
    scope = WordScope(column: statement.text(2))
    since = Int64(statement.integer(3))
  }

  /// The change that makes this row.
  func change(_ kind: UserWordChange.Kind) -> UserWordChange {
    UserWordChange(kind: kind, word: word, language: language, scope: scope, date: since)
  }

  fileprivate var key: [Statement.Value] {
    [.text(word), .text(language ?? ""), .text(scope.column)]
  }
}

/// A table of words.
enum WordList: String, CaseIterable {
  case learned = "learned_words"
  case ignored = "ignored_words"

  /// The table that a change is about.
  init(_ kind: UserWordChange.Kind) {
    switch kind {
    case .learn, .unlearn: self = .learned
    case .ignore, .removeIgnored: self = .ignored
    }
  }

  /// The kind of change that puts a row into this table.
  var addition: UserWordChange.Kind { self == .learned ? .learn : .ignore }

  /// All rows in the order of their words, in which they are put into the value fastest.
  func rows(in connection: Connection) throws(StoreError) -> [WordRow] {
    let statement = try connection.prepare(
      "SELECT word, language, scope, since FROM \(rawValue) ORDER BY word")
    var rows: [WordRow] = []
    while try statement.step() { rows.append(WordRow(statement)) }
    return rows
  }

  /// Adds a row; one that is there already stays as it is.
  func insert(_ row: WordRow, in connection: Connection) throws(StoreError) {
    let statement = try connection.prepare(
      """
      INSERT INTO \(rawValue) (word, language, scope, since) VALUES (?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """)
    try statement.bind(row.key + [.integer(row.since)]).run()
  }

  /// Takes a row away.
  func delete(_ row: WordRow, in connection: Connection) throws(StoreError) {
    let statement = try connection.prepare(
      "DELETE FROM \(rawValue) WHERE word = ? AND language = ? AND scope = ?")
    try statement.bind(row.key).run()
  }
}

extension WordScope {
  private static let documentPrefix = "document:"

  /// How the scope is written in a row.
  fileprivate var column: String {
    switch self {
    case .session: "session"
    case .workspace: "workspace"
    case .user: "user"
    case .document(let uri): Self.documentPrefix + uri
    }
  }

  /// Reads the scope of a row; what an older or newer build wrote otherwise holds everywhere.
  fileprivate init(column: String) {
    if column.hasPrefix(Self.documentPrefix) {
      self = .document(String(column.dropFirst(Self.documentPrefix.count)))
    } else {
      self = column == "workspace" ? .workspace : .user
    }
  }
}
