// Suggestions in the order in which they are shown: what comes first, what is a duplicate, what does not fit.

import InkAutocomplete

extension [Suggestion] {
  /// Removes all but the first `limit`.
  mutating func keepFirst(_ limit: Int) { removeLast(Swift.max(0, count - limit)) }

  /// Puts some before all others, within a limit, and removes others with the same text.
  mutating func putFirst(_ first: [Suggestion], limit: Int) {
    self = first + filter { other in !first.contains { $0.text == other.text } }
    keepFirst(limit)
  }

  /// Adds a suggestion; of two with the same text the likelier one stays, with the stronger kind.
  mutating func merge(_ suggestion: Suggestion) {
    guard let index = firstIndex(where: { $0.text == suggestion.text }) else {
      append(suggestion)
      return
    }
    self[index].score = Swift.max(self[index].score, suggestion.score)
    if suggestion.kind == .autocorrect { self[index].kind = .autocorrect }
  }

  /// Puts the typed word first or last where another one would replace it automatically, and last where there is room:
  /// taking it refuses the others, and teaches the word.
  mutating func addRefusal(_ typed: Suggestion, isWorthIt: Bool, limit: Int, comesFirst: Bool) {
    if contains(where: { $0.kind == .autocorrect }) {
      // A rare word that is listed is the same one.
      removeAll { $0.text == typed.text }
      if count == limit, limit > 1, let last = lastIndex(where: { $0.kind != .autocorrect }) {
        remove(at: last)
      }
      if limit > 1 { insert(typed, at: comesFirst ? 0 : count) }
    } else if isWorthIt, count < limit, !contains(where: { $0.kind == .regular }) {
      append(typed)
    }
  }
}
