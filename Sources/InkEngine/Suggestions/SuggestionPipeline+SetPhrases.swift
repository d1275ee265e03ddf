// The next words of the set phrases that a line or a sentence begins, before all others.

import InkAutocomplete
import InkText

extension SuggestionPipeline {
  /// Puts the next words of set phrases first.
  mutating func addSetPhrases() {
    guard limit > 0 else { return }
    var words: [String] = []
    for phrase in findings.setPhrases {
      let word = String(phrase.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    if words.isEmpty { return }
    let first = words.map { word in
      list.first { $0.text == word }
        ?? query.suggestion(
          word, kind: .regular, source: .pack(language: place.language.written ?? ""), score: 1)
    }
    list.putFirst(first, limit: limit)
  }
}
