// Learned and ignored words in a SQLite file: opened, read, written; synchronous and of one thread.

package import InkLexicon

/// The user's words on disk. Whoever makes it uses it on one thread; `StoreThread` does so for a server.
package final class UserStore {
  private let connection: Connection
  private var notices: [StoreNotice] = []
  /// SQLite's count of other connections' commits when the words were read last.
  private var dataVersion: Int?

  /// Opens the store at `path`, makes it where there is none and brings an older format up to date.
  ///
  /// A damaged file is set aside and an empty one made, which a notice says. Costs a look through
  /// the whole file, some milliseconds for ten thousand words.
  package init(path: String) throws(StoreError) {
    try StoreFile.create(at: path)
    let identity = StoreFile.identity(of: path)
    do throws(StoreError) {
      connection = try Self.opened(path)
    } catch .damaged {
      // Another server may have set the file aside already; then a sound one stands in its place.
      if StoreFile.identity(of: path) == identity {
        let backup = try StoreFile.setAside(path)
        notices = [.damagedFileKept(path: path, backup: backup)]
      }
      try StoreFile.create(at: path)
      connection = try Self.opened(path)
    }
  }

  /// All words.
  package func load() throws(StoreError) -> UserWords {
    dataVersion = try connection.integer("PRAGMA data_version")
    var words = UserWords()
    for list in WordList.allCases {
      for row in try list.rows(in: connection) { _ = words.apply(row.change(list.addition)) }
    }
    return words
  }

  /// All words, if another connection has written since they were read last; else nil.
  package func loadIfChanged() throws(StoreError) -> UserWords? {
    try connection.integer("PRAGMA data_version") == dataVersion ? nil : load()
  }

  /// Writes changes in one transaction: when it returns they outlast the process and a power cut.
  ///
  /// Changes of session scope are passed over; a word learned again is counted.
  package func record(_ changes: [UserWordChange]) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      for change in changes where change.scope != .session {
        switch change.kind {
        case .learn, .ignore: try add(change)
        case .unlearn, .removeIgnored: try remove(change)
        }
      }
    }
  }

  /// What a person should be told; each notice is given once.
  package func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  private func add(_ change: UserWordChange) throws(StoreError) {
    // The value gives the word its stored form and refuses what is no word.
    var words = UserWords()
    guard words.apply(change), let word = words.learned.first?.word ?? words.ignored.first?.word
    else { return }
    var row = WordRow(change)
    row.word = word
    try WordList(change.kind).insert(row, in: connection)
  }

  /// The value decides which rows a removal means, so that file and memory agree.
  private func remove(_ change: UserWordChange) throws(StoreError) {
    let list = WordList(change.kind)
    for row in try list.rows(in: connection) {
      var words = UserWords()
      _ = words.apply(row.change(list.addition))
      if words.apply(change) { try list.delete(row, in: connection) }
    }
  }

  private static func opened(_ path: String) throws(StoreError) -> Connection {
    let connection = try Connection(path: path)
    try connection.prepareStore()
    return connection
  }
}
