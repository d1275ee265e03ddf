// The user's replacement for the word at the cursor, first among the suggestions.

import InkAutocomplete
import InkCorrection
import InkText

extension SuggestionPipeline {
  /// Puts the user's replacement for the word at the cursor first.
  mutating func addReplacement() {
    guard place.policy.takesReplacements, limit > 0,
      query.range == place.site.wordRange || place.site.hasOwnText,
      let text = judge.ownReplacement(of: query.prefix)
    else { return }
    let first = Suggestion(
      text: text, kind: .replacement, source: .replacements, score: 1, range: query.range,
      newText: text.with(space: place.addsSpace))
    list.putFirst([first], limit: limit)
  }
}
