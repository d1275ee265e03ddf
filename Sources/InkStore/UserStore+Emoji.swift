// The user's emoji on disk: the recently used ones with their times, and the favorites.

package import InkLexicon

extension UserStore {
  /// Writes changes in one transaction, as durably as those of words. Changes without effect, such as another use of
  /// the most recent emoji, write nothing, and no other server is told.
  package func record(_ changes: [UserEmojiChange]) throws(StoreError) {
    var emoji = try currentWords().emoji
    guard changes.contains(where: { emoji.apply($0) }) else { return }
    try write { () throws(StoreError) in try apply(changes) }
  }

  /// Adds the emoji of a list: uses by their time among those known, favorites after them.
  func merge(_ list: [UserEmojiChange]) throws(StoreError) {
    let uses = (list + (try emojiChanges())).filter { $0.kind == .use }
    try apply(uses.sorted { $0.date < $1.date } + list.filter { $0.kind == .addFavorite })
  }

  /// Applies changes to memory and file.
  private func apply(_ changes: [UserEmojiChange]) throws(StoreError) {
    for change in changes where noteEmoji(change) {
      switch change.kind {
      case .use: try insertEmoji(change, into: "recent")
      case .addFavorite: try insertEmoji(change, into: "favorite")
      case .removeFavorite:
        try connection.prepare("DELETE FROM emoji WHERE list = 'favorite' AND emoji = ?")
          .bind([.text(change.emoji)]).run()
      }
    }
    try connection.execute(
      """
      DELETE FROM emoji WHERE list = 'recent' AND place NOT IN (
        SELECT place FROM emoji WHERE list = 'recent'
        ORDER BY place DESC LIMIT \(UserEmoji.recentLimit))
      """)
    try recordChange()
  }

  /// The newest emoji of a list has the greatest place.
  private func insertEmoji(_ change: UserEmojiChange, into list: String) throws(StoreError) {
    try connection.prepare(
      """
      INSERT OR REPLACE INTO emoji (list, emoji, place, since)
      VALUES (?, ?, (SELECT coalesce(max(place), 0) + 1 FROM emoji), ?)
      """
    ).bind([.text(list), .text(change.emoji), .integer(change.date)]).run()
  }

  /// Reads all emoji.
  func readEmoji() throws(StoreError) -> UserEmoji {
    var emoji = UserEmoji()
    for change in try emojiChanges() { _ = emoji.apply(change) }
    return emoji
  }

  /// Reads the changes that make the emoji what they are, in the order in which they were made.
  func emojiChanges() throws(StoreError) -> [UserEmojiChange] {
    var changes: [UserEmojiChange] = []
    let rows = try connection.prepare("SELECT list, emoji, since FROM emoji ORDER BY place")
    while try rows.step() {
      changes.append(
        UserEmojiChange(
          rows.text(0) == "recent" ? .use : .addFavorite, rows.text(1),
          date: Int64(rows.integer(2))))
    }
    return changes
  }

  /// Forgets emoji: one, those of a period, or all; returns their number. Emoji are not stored by document.
  func forgetEmoji(_ what: Forgetting) throws(StoreError) -> Int {
    let (condition, values): (String, [Statement.Value])
    switch what {
    case .document, .workspaces: return 0
    case .word(let emoji): (condition, values) = ("emoji = ?", [.text(emoji)])
    case .period(let period):
      (condition, values) = (
        "since BETWEEN ? AND ?", [.integer(period.lowerBound), .integer(period.upperBound)]
      )
    case .all: (condition, values) = ("1", [])
    }
    var count = 0
    try write { () throws(StoreError) in
      try connection.prepare("DELETE FROM emoji WHERE \(condition)").bind(values).run()
      count = try connection.integer("SELECT changes()")
      if count > 0 { try recordChange() }
    }
    return count
  }
}
