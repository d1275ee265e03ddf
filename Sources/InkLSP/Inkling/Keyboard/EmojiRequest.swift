// `inkling/emoji`: emoji for a picker, by name or category, recently used, or favorites.

package import InkJSON

/// Asks for emoji.
package struct EmojiRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = EmojiResult
  /// The method name on the wire.
  package static let method = "inkling/emoji"

  /// The categories of pickers.
  package enum Category: String, Sendable, CaseIterable {
    case smileysAndPeople, animalsAndNature, foodAndDrink, activity, travelAndPlaces, objects,
      symbols, flags
    /// The recently used ones, newest first, and the favorites, in their order; each belongs to another category too.
    case recent, favorites
  }

  /// The allowed values of `limit`; the maximum exceeds the number of emoji.
  package static let limits = 0...10_000
  /// The default value of `limit`.
  static let defaultLimit = 50

  /// A prefix of their names or keywords; nil for all, as when a search field is empty.
  package var query: String?
  /// The maximum number of emoji.
  package var limit: Int
  /// The only category wanted, in KeyboardKit's terms; nil for all.
  package var category: Category?
  /// The language of the names; nil for the main language of the settings.
  package var language: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    query = try params["query"].ifPresent?.string()
    if query?.allSatisfy(\.isWhitespace) == true { query = nil }
    limit = try params["limit"].ifPresent?.integer(in: Self.limits) ?? Self.defaultLimit
    // Clients ask for the category `recent` by a member of its own, too.
    let isRecent = try params["recent"].ifPresent?.bool() ?? false
    let named = try params["category"].ifPresent?.choice(of: Category.self)
    category = isRecent ? .recent : named
    language = try params["language"].ifPresent?.languageTag()
  }
}

/// Emoji, best first.
package struct EmojiResult: Equatable, Sendable {
  /// An emoji and its names.
  package struct Item: Equatable, Sendable {
    /// The emoji.
    package var text: String
    /// Its name.
    package var name: String
    /// The keywords by which it is also found.
    package var keywords: [String]

    /// The category in which pickers show it.
    package var category: String?

    /// Creates an emoji.
    package init(text: String, name: String, keywords: [String], category: String? = nil) {
      self.text = text
      self.name = name
      self.keywords = keywords
      self.category = category
    }
  }

  /// The emoji.
  package var emoji: [Item]

  /// Creates a result.
  package init(emoji: [Item]) {
    self.emoji = emoji
  }
}

extension EmojiResult: JSONWritable {
  /// Writes `{emoji: [{text, name, keywords, category?}]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("emoji", emoji) }
  }
}

extension EmojiResult.Item: JSONWritable {
  /// Writes `{text, name, keywords, category?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.member("name", name)
      $0.member("keywords", keywords)
      $0.member("category", category)
    }
  }
}
