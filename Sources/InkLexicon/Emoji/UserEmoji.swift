// The emoji that somebody used last and those that were made favourites, as a value.

/// A change of the emoji of a user.
package struct UserEmojiChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: String, Hashable, Sendable {
    /// It was put into a text, and is the newest one then.
    case use
    /// It is kept among the favourites, as the last of them.
    case addFavorite
    /// It is no favourite any more.
    case removeFavorite
  }

  /// What is changed.
  package var kind: Kind
  /// The emoji, as it was written: with its skin tone.
  package var emoji: String
  /// When, in seconds since 1970.
  package var date: Int64

  /// A change.
  package init(_ kind: Kind, _ emoji: String, date: Int64) {
    self.kind = kind
    self.emoji = emoji
    self.date = date
  }
}

/// The emoji of a user.
package struct UserEmoji: Sendable, Equatable {
  /// How many of those that were used are kept.
  package static let recentLimit = 30
  /// How many favourites there may be.
  package static let favoriteLimit = 1_000

  /// Those that were put into a text, newest first, each once.
  package private(set) var recent: [String]
  /// The favourites, in the order in which they became so.
  package private(set) var favorites: [String]

  /// Some emoji; none when nothing is said.
  package init(recent: [String] = [], favorites: [String] = []) {
    self.recent = recent
    self.favorites = favorites
  }

  /// Applies a change; false when it changes nothing.
  package mutating func apply(_ change: UserEmojiChange) -> Bool {
    let emoji = change.emoji
    switch change.kind {
    case .use:
      if recent.first == emoji { return false }
      recent.removeAll { $0 == emoji }
      recent.insert(emoji, at: 0)
      if recent.count > Self.recentLimit { recent.removeLast() }
    case .addFavorite:
      if favorites.contains(emoji) || favorites.count >= Self.favoriteLimit { return false }
      favorites.append(emoji)
    case .removeFavorite:
      guard let index = favorites.firstIndex(of: emoji) else { return false }
      favorites.remove(at: index)
    }
    return true
  }
}
