// Several providers combined into one.

package import InkModel

/// Offers the suggestions of several providers, most probable first.
package struct MergedProvider: SuggestionProvider {
  private let parts: [any SuggestionProvider]

  /// Creates a provider that combines others; of two suggestions with equal text and score, the earlier provider's is
  /// kept.
  package init(_ parts: [any SuggestionProvider]) {
    self.parts = parts
  }

  /// Returns the suggestions of all, ordered by score and without duplicates.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    var merged = SuggestionList()
    for part in parts {
      let list = part.suggestions(for: query, in: model)
      merged.mass = merged.mass ?? list.mass
      merged.found = merged.found ?? list.found
      merged.words += list.words
      merged.suggestions.merge(list.suggestions)
    }
    merged.suggestions.removeLast(max(0, merged.suggestions.count - query.limit))
    return merged
  }
}

extension [Suggestion] {
  /// Inserts suggestions in the order of their scores; of two with the same text, the more probable one is kept.
  package mutating func merge(_ others: [Suggestion]) {
    for other in others {
      if let index = firstIndex(where: { $0.text == other.text }) {
        if other.score <= self[index].score { continue }
        remove(at: index)
      }
      insert(other, at: firstIndex { $0.score < other.score } ?? endIndex)
    }
  }
}
