// A user's recently used and favorite emoji, as a value.

/// A change to a user's emoji.
package struct UserEmojiChange: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Hashable, Sendable {
    /// The emoji was inserted into a text and becomes the most recent one.
    case use
    /// The emoji is appended to the favorites.
    case addFavorite
    /// The emoji is removed from the favorites.
    case removeFavorite
  }

  /// What is changed.
  package var kind: Kind
  /// The emoji as written, including its skin tone.
  package var emoji: String
  /// The time of the change in seconds since 1970.
  package var date: Int64

  /// Creates a change.
  package init(_ kind: Kind, _ emoji: String, date: Int64) {
    self.kind = kind
    self.emoji = emoji
    self.date = date
  }
}

/// The recent and favorite emoji of a user.
package struct UserEmoji: Sendable, Equatable {
  /// The maximum number of recent emoji.
  package static let recentLimit = 30
  /// The maximum number of favorites.
  package static let favoriteLimit = 1_000

  /// The longest emoji accepted, in bytes of UTF-8.
  private static let limitBytes = 64

  /// The emoji used, most recent first, without duplicates.
  package private(set) var recent: [String]
  /// The favorites in the order in which they were added.
  package private(set) var favorites: [String]

  /// Creates a value with given emoji, by default none.
  package init(recent: [String] = [], favorites: [String] = []) {
    self.recent = recent
    self.favorites = favorites
  }

  /// Whether a text from outside is one emoji, known or not.
  package static func isEmoji(_ text: String) -> Bool {
    text.utf8.count <= limitBytes && text.count == 1 && EmojiCategory(of: text) != nil
  }

  /// Applies a change and returns whether it had an effect.
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
