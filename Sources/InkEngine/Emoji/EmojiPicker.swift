// Emoji to choose from: those whose names match, those used last, those that people use most.

package import InkLexicon
import InkText

/// The loaded emoji tables and the emoji that were used.
package struct EmojiPicker: Sendable {
  /// The tables of the user's languages, the main one first.
  package var tables: [EmojiTable] = []
  /// The emoji that were inserted into a text, and the favorites.
  package var used = UserEmoji()

  /// The longest emoji is a kiss of two people with skin tones, 35 bytes.
  private static let maximumEmojiBytes = 40

  /// Creates a picker without tables.
  package init() {}

  /// Returns the table of a language, or of its main form: `en` for `en-GB`; without a language the first one.
  package func table(for language: String?) -> EmojiTable? {
    guard let language else { return tables.first }
    let main = primaryLanguage(of: language)
    return tables.first { $0.language == language } ?? tables.first { $0.language == main }
  }

  /// Returns the known emoji that a text consists of, with or without a space after it; nil for any other text.
  package func emoji(in text: String) -> String? {
    guard EmojiPicker.mayBeEmoji(text) else { return nil }
    let emoji = text.last == " " ? String(text.dropLast()) : text
    return emoji.count == 1 && tables.contains { $0.id(of: emoji) != nil } ? emoji : nil
  }

  /// Whether a text is worth looking up. Takes nanoseconds, since everything typed is checked.
  package static func mayBeEmoji(_ text: String) -> Bool {
    guard (2...maximumEmojiBytes).contains(text.utf8.count), let first = text.unicodeScalars.first
    else { return false }
    return first.properties.isEmoji && (!first.isASCII || text.unicodeScalars.contains("\u{20E3}"))
  }

  /// Returns the emoji of a table that match a query, best first; without a query those that people use most.
  package func emoji(
    matching query: String?, of category: EmojiCategory? = nil, in table: EmojiTable, limit: Int
  ) -> [Emoji] {
    let ids =
      query.map { table.matches($0, limit: category == nil ? limit : table.count).map(\.id) }
      ?? Array(0..<(category == nil ? min(limit, table.count) : table.count))
    let found = ids.lazy.compactMap(table.emoji).filter {
      category == nil || EmojiCategory(of: $0.text) == category
    }
    return Array(found.prefix(limit))
  }

  /// Returns some emoji, as they were written, with their names in a table; with a query only those that match.
  package func named(_ emoji: [String], matching query: String?, in table: EmojiTable, limit: Int)
    -> [Emoji]
  {
    let found = query.map { Set(table.matches($0, limit: table.count).map(\.id)) }
    let known = emoji.lazy.compactMap { text in
      table.id(of: text).flatMap { found?.contains($0) == false ? nil : (text, $0) }
    }
    return known.prefix(limit).compactMap { text, id in
      table.emoji(id).map { Emoji(text: text, name: $0.name, keywords: $0.keywords) }
    }
  }
}
