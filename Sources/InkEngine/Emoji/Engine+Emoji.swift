// Emoji among the suggestions: those that a name behind a colon asks for.

import InkAutocomplete
import InkLexicon
import InkText

extension Engine {
  /// The emoji that a `:name` before the cursor asks for; empty where there is none, or none of that name.
  func emojiNamed(at place: Place, in document: Document, limit: Int) -> [Suggestion] {
    guard place.policy.settings.emoji != .off, place.policy.takesEmoji, !place.site.hasOwnText,
      limit > 0,
      let name = EmojiName(before: place.site.point, in: document.text),
      !Self.languagesOfColons.contains(document.languageID)
    else { return [] }
    for table in emojiTables(at: place) {
      let matches = table.matches(name.text, limit: limit)
      // A finished name is exact or none at all.
      let found = name.isFinished ? matches.filter { $0.kind <= .keyword } : matches
      if found.isEmpty { continue }
      return found.compactMap { table.emoji($0.id) }
        .map { suggestion($0, in: name.range, at: place) }
    }
    return []
  }

  /// Languages in which a colon before a word is markup: roles, attributes, drawers.
  private static let languagesOfColons: Set = [
    "restructuredtext", "rst", "asciidoc", "adoc", "org",
  ]

  /// The tables of the field's language, else of those written in.
  func emojiTables(at place: Place) -> [EmojiTable] {
    let languages = place.language.chosen.map { [$0] } ?? place.policy.settings.languages
    return languages.compactMap { emoji.table(for: $0) }
  }

  /// How likely an emoji is nobody has counted, so its score is none.
  func suggestion(_ emoji: Emoji, in range: Range<TextPoint>, at place: Place) -> Suggestion {
    Suggestion(
      text: emoji.text, subtitle: emoji.name, kind: .emoji, source: .emoji, score: 0,
      range: range, newText: emoji.text.with(space: place.addsSpace))
  }
}
