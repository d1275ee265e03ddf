// The emoji for a word, last among the suggestions.

import InkAutocomplete
import InkLexicon
import InkText

extension SuggestionPipeline {
  /// Adds the emoji for the word at the cursor as the last suggestion, where it has one and the setting asks for it. It
  /// is never first, and displaces no automatic correction.
  mutating func addEmoji() {
    guard place.policy.settings.emoji == .word, place.policy.takesEmoji, limit > 1, !list.isEmpty,
      !query.prefix.isEmpty, query.range == place.site.wordRange,
      list.count < limit || list.last?.kind != .autocorrect
    else { return }
    for table in emoji.tables(at: place) {
      guard let id = table.emoji(forWord: query.prefix), let emoji = table.emoji(id) else {
        continue
      }
      list.keepFirst(limit - 1)
      list.append(Suggestion(emoji, in: query.range, at: place))
      return
    }
  }
}
