// The interface of suggestion sources, and what they can do with the user's words.

package import InkLexicon
package import InkModel

/// A source of suggestions.
package protocol SuggestionProvider: Sendable {
  /// The name shown by `status`.
  var name: String { get }
  /// Whether it can learn words.
  var canLearnWords: Bool { get }
  /// Whether it can ignore words.
  var canIgnoreWords: Bool { get }
  /// Whether names of the document are offered beside its suggestions; true by default.
  var offersDocumentNames: Bool { get }

  /// Returns suggestions for a query, at most as many as its limit; `model` is the engine's model.
  func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList
}

/// The suggestions of a provider for a position.
package struct SuggestionList: Sendable {
  /// The suggestions, best first. Their scores are shares of all words with the typed prefix.
  package var suggestions: [Suggestion] = []
  /// ln P(any word with the typed prefix | context), the scale on which corrections compete; nil if the provider does
  /// not know it or there is no such word.
  package var mass: Score?
  /// The ids of the suggested words, to count which are passed over; empty if unknown.
  package var words: [WordID] = []
  /// The words that the model found for the query, so that a prediction need not search again; nil if it was not
  /// searched.
  package var found: FoundWords?

  /// Creates an empty list.
  package init() {}
}

extension SuggestionProvider {
  /// True by default.
  package var offersDocumentNames: Bool { true }

  /// Whether it supports a kind of change to the user's words.
  package func takes(_ kind: UserWordChange.Kind) -> Bool {
    switch kind {
    case .learn, .unlearn: canLearnWords
    case .ignore, .removeIgnored: canIgnoreWords
    }
  }
}

extension SuggestionProvider where Self == LocalProvider {
  /// The provider of the model's words.
  package static var local: LocalProvider { LocalProvider() }
}

extension SuggestionProvider where Self == DisabledProvider {
  /// The provider that offers nothing.
  package static var disabled: DisabledProvider { DisabledProvider() }
}
