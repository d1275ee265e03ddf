// Learned and ignored words in a SQLite file: opened, read, written; synchronous and of one thread.

package import InkLexicon

/// The user's words on disk. Whoever makes it uses it on one thread; `StoreThread` does so for a server.
package final class UserStore {
  let connection: Connection
  private var notices: [StoreNotice] = []
  /// What the file holds, as of a certain state of other connections' commits (SQLite's data_version).
  private var words = UserWords()
  private var wordsVersion: Int?
  /// That state when the words were given out last.
  private var loadedVersion: Int?

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
    try readIfChanged()
    loadedVersion = wordsVersion
    return words
  }

  /// All words, if another connection has written since they were given out last; else nil.
  package func loadIfChanged() throws(StoreError) -> UserWords? {
    try readIfChanged()
    return wordsVersion == loadedVersion ? nil : try load()
  }

  /// Writes changes in one transaction: when it returns they outlast the process and a power cut.
  ///
  /// Changes of session scope are passed over, and so is what changes nothing.
  package func record(_ changes: [UserWordChange]) throws(StoreError) {
    do throws(StoreError) {
      try connection.transaction { () throws(StoreError) in
        try readIfChanged()
        for change in changes where change.scope != .session && words.apply(change) {
          switch change.kind {
          case .learn, .ignore: try WordList(change.kind).insert(WordRow(change), in: connection)
          case .unlearn, .removeIgnored: try remove(change)
          }
        }
      }
    } catch {
      wordsVersion = nil
      throw error
    }
  }

  /// What a person should be told; each notice is given once.
  package func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// The value decides which rows a removal means, so that file and memory agree.
  private func remove(_ change: UserWordChange) throws(StoreError) {
    let list = WordList(change.kind)
    for row in try list.rows(in: connection) {
      var single = UserWords()
      _ = single.apply(row.change(list.addition))
      if single.apply(change) { try list.delete(row, in: connection) }
    }
  }

  private func readIfChanged() throws(StoreError) {
    let version = try connection.integer("PRAGMA data_version")
    if version == wordsVersion { return }
    words = UserWords()
    for list in WordList.allCases {
      for row in try list.rows(in: connection) { _ = words.apply(row.change(list.addition)) }
    }
    wordsVersion = version
  }

  private static func opened(_ path: String) throws(StoreError) -> Connection {
    let connection = try Connection(path: path)
    try connection.prepareStore()
    return connection
  }
}
