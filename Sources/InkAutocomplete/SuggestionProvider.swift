// The interface of suggestion sources.

package import InkLexicon
package import InkModel

/// A source of suggestions.
package protocol SuggestionProvider: Sendable {
  /// Returns suggestions for a query, at most as many as its limit; `model` is the engine's model.
  func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList
}

/// The suggestions of a provider for a position.
package struct SuggestionList {
  /// The suggestions, best first. Their scores are shares of all that may be meant, and sum to one at most.
  package var suggestions: [Suggestion] = []
  /// ln P(any word with the typed prefix | context), the scale on which corrections compete; nil if the provider does
  /// not know it or there is no such word.
  package var mass: Score?
  /// The ids of the suggested words, best first, to count which are passed over; items have none.
  package var words: [WordID] = []
  /// The words that the model found for the query, so that a prediction need not search again; nil if it was not
  /// searched.
  package var found: FoundWords?

  /// Creates an empty list.
  package init() {}
}

extension SuggestionProvider where Self == LocalProvider {
  /// The provider of the model's words.
  package static var local: LocalProvider { LocalProvider() }
}
