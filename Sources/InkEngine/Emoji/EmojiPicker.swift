// Emoji to choose from: those whose names begin as asked, those used last, those that people use most.

package import InkLexicon
import InkText

/// Which emoji are suggested while somebody writes.
public enum EmojiMode: String, Sendable, CaseIterable {
  /// None.
  case off
  /// Those whose name begins behind a colon: `:smi`.
  case name
  /// Those, and one at the end of the list for a word that is the name of one: `pizza`.
  case word
}

/// The emoji tables at hand and what was used of them.
package struct EmojiPicker: Sendable {
  /// The tables of the languages written in, the main one first.
  package var tables: [EmojiTable] = []
  /// Those that were put into a text, and the favourites.
  package var used = UserEmoji()

  /// The longest emoji is that of a family, of 25 bytes; some flags have 28.
  private static let longestEmojiBytes = 40

  /// No tables, nothing used.
  package init() {}

  /// The table of a language, or of its main form: `en` for `en-GB`; without a language the first one.
  package func table(for language: String?) -> EmojiTable? {
    guard let language else { return tables.first }
    let main = primaryLanguage(of: language)
    return tables.first { $0.language == language } ?? tables.first { $0.language == main }
  }

  /// The known emoji that a text is, with or without a space behind it; nil for any other text.
  package func emoji(in text: String) -> String? {
    guard EmojiPicker.mayBeEmoji(text) else { return nil }
    let emoji = text.last == " " ? String(text.dropLast()) : text
    return emoji.count == 1 && tables.contains { $0.id(of: emoji) != nil } ? emoji : nil
  }

  /// Whether a text is worth looking up. Takes nanoseconds, since it is asked of everything typed.
  package static func mayBeEmoji(_ text: String) -> Bool {
    guard (2...longestEmojiBytes).contains(text.utf8.count), let first = text.unicodeScalars.first
    else { return false }
    return first.properties.isEmoji && (!first.isASCII || text.unicodeScalars.contains("\u{20E3}"))
  }

  /// The emoji of a table that a query finds, best first; without a query those that people use most.
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

  /// Some emoji, as they were written, with the names of a table; with a query only those it finds.
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
