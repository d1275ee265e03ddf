// The provider of data sources: the items of lists that match the typed prefix.

import InkLexicon
package import InkModel

/// Suggests items of some lists.
package struct DataSourceProvider: SuggestionProvider {
  private let sources: [DataSource]

  /// Creates a provider of lists, the more specific ones first.
  package init(_ sources: [DataSource]) {
    self.sources = sources
  }

  /// Returns the items that begin with the query's prefix, list by list; all items if it is empty. Their probabilities
  /// are unknown, so they share the total equally.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    var list = SuggestionList()
    for source in sources where list.suggestions.count < query.limit {
      add(source, to: &list, for: query, in: model)
    }
    let share = 1 / Double(max(1, list.suggestions.count))
    for index in list.suggestions.indices { list.suggestions[index].score = share }
    return list
  }

  /// Adds the items of a list up to the query's limit. If some are left out, it looks again for four times as many.
  private func add(
    _ source: DataSource, to list: inout SuggestionList, for query: SuggestionQuery, in model: Model
  ) {
    let earlier = list.suggestions
    var limit = query.limit
    while true {
      list.suggestions = earlier
      let found =
        query.prefix.isEmpty
        ? source.items.first(limit)
        : source.items.matches(query.prefix, limit: limit).map(\.text)
      for text in found where list.suggestions.count < query.limit {
        if text == query.prefix, !query.offersTypedWord { continue }
        if earlier.contains(where: { $0.text == text }) { continue }
        if model.userWords.isIgnored(text, language: query.language, document: query.address) {
          continue
        }
        list.suggestions.append(
          query.suggestion(text, kind: .dataSource, source: .dataSource(source.name), score: 0))
      }
      if list.suggestions.count >= query.limit || found.count < limit { return }
      limit *= 4
    }
  }
}
