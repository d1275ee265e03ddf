// Emoji among the suggestions: those requested by a name after a colon.

import InkAutocomplete
import InkLexicon
import InkText

extension Engine {
  /// Returns the emoji that a `:name` before the cursor requests; empty where there is no name, or no emoji has it.
  func emojiNamed(at place: Place, in document: Document, limit: Int) -> [Suggestion] {
    guard place.policy.settings.emoji != .off, place.policy.takesEmoji, !place.site.hasOwnText,
      limit > 0, !document.analysis.regions.hasColonMarkup,
      let name = EmojiName(before: place.site.point, in: document.text)
    else { return [] }
    for table in emoji.tables(at: place) {
      let matches = table.matches(name.text, limit: limit)
      // A finished name must match exactly.
      let found = name.isFinished ? matches.filter { $0.kind <= .keyword } : matches
      if found.isEmpty { continue }
      return found.compactMap { table.emoji($0.id) }
        .map { Suggestion($0, in: name.range, at: place) }
    }
    return []
  }
}

extension EmojiPicker {
  /// Returns the tables of the field's language, else of the languages in the settings.
  func tables(at place: Place) -> [EmojiTable] {
    let languages = place.language.chosen.map { [$0] } ?? place.policy.settings.languages
    let own = languages.compactMap { table(for: $0) }
    return own.isEmpty ? tables : own
  }
}

extension Suggestion {
  /// An emoji as a suggestion. How likely one is has not been counted, so its score is 0.
  init(_ emoji: Emoji, in range: Range<TextPoint>, at place: Place) {
    self.init(
      text: emoji.text, subtitle: emoji.name, kind: .emoji, source: .emoji, score: 0,
      range: range, newText: emoji.text.with(space: place.addsSpace))
  }
}
