// Emoji among the suggestions: by a name behind a colon, and last behind a word that names one.

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
  fileprivate func emojiTables(at place: Place) -> [EmojiTable] {
    let languages = place.language.chosen.map { [$0] } ?? place.policy.settings.languages
    return languages.compactMap { emoji.table(for: $0) }
  }

  /// How likely an emoji is nobody has counted, so its score is none.
  fileprivate func suggestion(_ emoji: Emoji, in range: Range<TextPoint>, at place: Place)
    -> Suggestion
  {
    Suggestion(
      text: emoji.text, subtitle: emoji.name, kind: .emoji, source: "emoji", score: 0,
      range: range, newText: emoji.text.with(space: place.addsSpace))
  }
}

extension SuggestionPipeline {
  /// Adds the emoji of the word at the cursor as the last one, where it has one and the setting asks for it. It never
  /// stands first, and displaces no correction that is made by itself.
  mutating func addEmoji() {
    guard place.policy.settings.emoji == .word, place.policy.takesEmoji, limit > 1, !list.isEmpty,
      !query.prefix.isEmpty, query.range == place.site.wordRange,
      list.count < limit || list.last?.kind != .autocorrect
    else { return }
    for table in engine.emojiTables(at: place) {
      guard let id = table.emoji(forWord: query.prefix), let emoji = table.emoji(id) else {
        continue
      }
      list.removeLast(max(0, list.count - (limit - 1)))
      list.append(engine.suggestion(emoji, in: query.range, at: place))
      return
    }
  }
}
