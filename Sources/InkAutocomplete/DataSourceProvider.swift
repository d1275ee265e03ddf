// The provider of data sources: their items that begin as typed.

import InkLexicon
package import InkModel

/// Offers items of some lists.
package struct DataSourceProvider: SuggestionProvider {
  /// `dataSource`.
  package let name = "dataSource"
  /// A list is what somebody else has made.
  package let canLearnWords = false
  /// Ignored items are passed over.
  package let canIgnoreWords = true
  private let sources: [DataSource]

  /// A provider of lists, the more particular first.
  package init(_ sources: [DataSource]) {
    self.sources = sources
  }

  /// The items that begin with the query's prefix: list by list, all of them where nothing is typed. How likely each is
  /// nobody has counted, so they share one whole.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    var list = SuggestionList()
    for source in sources where list.suggestions.count < query.limit {
      let found =
        query.prefix.isEmpty
        ? source.items.first(query.limit)
        : source.items.matches(query.prefix, limit: query.limit).map(\.text)
      for text in found where list.suggestions.count < query.limit {
        if text == query.prefix, !query.offersTypedWord { continue }
        if list.suggestions.contains(where: { $0.text == text }) { continue }
        if model.userWords.isIgnored(text, language: query.language, document: query.address) {
          continue
        }
        list.suggestions.append(
          query.suggestion(text, kind: .dataSource, source: .dataSource(source.name), score: 0))
      }
    }
    let share = 1 / Double(max(1, list.suggestions.count))
    for index in list.suggestions.indices { list.suggestions[index].score = share }
    return list
  }
}
