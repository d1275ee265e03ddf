// `inkling/emoji`: emoji for a picker, by name, by category, those used last and the favourites.

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
    /// Those used last, newest first, and those made favourites, in their order; they stand in one of the others too.
    case recent, favorites
  }

  /// How many may be asked for, which is more than there are.
  package static let limits = 0...10_000
  /// How many there are unless the request says otherwise.
  package static let standardLimit = 50

  /// How their names or keywords begin; nil for all.
  package var query: String?
  /// Whether only those used last are wanted, newest first: the same as the category.
  package var recent: Bool
  /// The greatest number wanted.
  package var limit: Int
  /// The one category wanted, by KeyboardKit's name; nil for all.
  package var category: Category?
  /// The language of the names; nil for the main one of the settings.
  package var language: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    query = try params["query"].ifPresent?.string()
    recent = try params["recent"].ifPresent?.bool() ?? false
    limit = try params["limit"].ifPresent?.integer(in: Self.limits) ?? Self.standardLimit
    category = try params["category"].ifPresent?.choice(of: Category.self)
    language = try params["language"].ifPresent?.string()
  }
}

/// Emoji, the best ones first.
package struct EmojiResult: Equatable, Sendable {
  /// An emoji with what it is called.
  package struct Item: Equatable, Sendable {
    /// The emoji.
    package var text: String
    /// What it is called.
    package var name: String
    /// What else it is found by.
    package var keywords: [String]

    /// The category that pickers show it in.
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

  /// Creates some emoji.
  package init(emoji: [Item]) {
    self.emoji = emoji
  }
}

extension EmojiResult: JSONWritable {
  /// Writes `{emoji: [{text, name, keywords}]}`.
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
