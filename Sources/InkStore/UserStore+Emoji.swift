// The user's emoji on disk: the recently used ones with their times, and the favourites.

package import InkLexicon

extension UserStore {
  /// Writes changes in one transaction, as durably as those of words. Changes without effect, such as another use of
  /// the most recent emoji, write nothing, and no other server is told.
  package func record(_ changes: [UserEmojiChange]) throws(StoreError) {
    var emoji = try currentWords().emoji
    guard changes.contains(where: { emoji.apply($0) }) else { return }
    try write { () throws(StoreError) in
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
    var (recent, favorites): ([String], [String]) = ([], [])
    let rows = try connection.prepare("SELECT list, emoji FROM emoji ORDER BY place")
    while try rows.step() {
      if rows.text(0) == "recent" {
        recent.append(rows.text(1))
      } else {
        favorites.append(rows.text(1))
      }
    }
    return UserEmoji(recent: recent.reversed(), favorites: favorites)
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
