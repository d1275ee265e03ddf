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

  /// Returns the suggestions of all, ordered by score and without duplicates. The providers that have any share the
  /// total equally, since nothing tells whose suggestion is meant.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    var merged = SuggestionList()
    var words: [(word: WordID, text: String)] = []
    let lists = parts.map { $0.suggestions(for: query, in: model) }
    let share = 1 / Double(max(1, lists.count { !$0.suggestions.isEmpty }))
    for var list in lists {
      for index in list.suggestions.indices { list.suggestions[index].score *= share }
      merged.mass = merged.mass ?? list.mass
      merged.found = merged.found ?? list.found
      words += zip(list.words, list.suggestions.map(\.text)).map { ($0, $1) }
      merged.suggestions.merge(list.suggestions)
    }
    merged.suggestions.removeLast(max(0, merged.suggestions.count - query.limit))
    merged.words = words.filter { word in
      merged.suggestions.contains { $0.text == word.text }
    }.map(\.word)
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
