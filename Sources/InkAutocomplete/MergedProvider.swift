// Several providers as one.

package import InkModel

/// Offers what some providers offer, the likeliest first.
package struct MergedProvider: SuggestionProvider {
  /// `merged`.
  package let name = "merged"
  private let parts: [any SuggestionProvider]

  /// A provider of others; of two suggestions with one text and one score that of the earlier one stays.
  package init(_ parts: [any SuggestionProvider]) {
    self.parts = parts
  }

  /// Whether one of them can.
  package var canLearnWords: Bool { parts.contains(where: \.canLearnWords) }
  /// Whether one of them can.
  package var canIgnoreWords: Bool { parts.contains(where: \.canIgnoreWords) }

  /// The suggestions of all, by their scores, no text twice.
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
  /// Adds suggestions in the order of their scores; of two with one text the likelier one stays.
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
