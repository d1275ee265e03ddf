// The two tables of words, their rows, and how a scope is stored in them.

import InkLexicon
import InkText

/// A table of words.
enum WordList: String, CaseIterable {
  case learned = "learned_words"
  case ignored = "ignored_words"

  /// The table that a change applies to.
  init(_ kind: UserWordChange.Kind) {
    switch kind {
    case .learn, .unlearn: self = .learned
    case .ignore, .removeIgnored: self = .ignored
    }
  }

  /// The kind of change that adds a row to this table.
  var addition: UserWordChange.Kind { self == .learned ? .learn : .ignore }

  /// Passes all rows to `body`, ordered by word. For a damaged file it passes those before the damage, and then throws.
  func forEach(
    in connection: Connection, _ body: (UserWord) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try connection.prepare(
      "SELECT word, language, scope, since, origin, count FROM \(rawValue) ORDER BY word")
    while try statement.step() { try body(UserWord(row: statement)) }
  }

  /// Returns all rows.
  func words(in connection: Connection) throws(StoreError) -> [UserWord] {
    var words: [UserWord] = []
    try forEach(in: connection) { words.append($0) }
    return words
  }

  /// Inserts rows; existing ones are left as they are.
  func insert(_ words: [UserWord], in connection: Connection) throws(StoreError) {
    let statement = try connection.prepare(
      """
      INSERT INTO \(rawValue) (word, language, scope, since, origin, count) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """)
    for word in words {
      try statement.bind(
        word.key + [
          .integer(word.date), .text(word.origin.rawValue), .integer(Int64(word.count)),
        ]
      ).run()
    }
  }

  /// Deletes the rows of words.
  func delete(_ words: [UserWord], in connection: Connection) throws(StoreError) {
    let statement = try connection.prepare(
      "DELETE FROM \(rawValue) WHERE word = ? AND language = ? AND scope = ?")
    for word in words { try statement.bind(word.key).run() }
  }
}

extension UserWord {
  /// Reads the current row of a statement `SELECT word, language, scope, since, origin, count`.
  init(row statement: Statement) {
    self.init(
      word: statement.text(0), language: statement.text(1).isEmpty ? nil : statement.text(1),
      scope: WordScope(column: statement.text(2)), date: Int64(statement.integer(3)),
      origin: WordOrigin(rawValue: statement.text(4)) ?? .command, count: statement.integer(5))
  }

  fileprivate var key: [Statement.Value] {
    [.text(word), .text(language ?? ""), .text(scope.column)]
  }
}

extension WordScope {
  private static let documentPrefix = "document:"

  /// The scope as stored in a row.
  fileprivate var column: String {
    switch self {
    case .session: "session"
    case .workspace: "workspace"
    case .user: "user"
    case .document(let uri): Self.documentPrefix + uri
    }
  }

  /// Reads the scope of a row; an unknown one, from an older or newer build, applies everywhere.
  fileprivate init(column: String) {
    if column.hasPrefix(Self.documentPrefix) {
      self = .document(String(column.dropFirst(Self.documentPrefix.count)))
    } else {
      self = .user
    }
  }
}
