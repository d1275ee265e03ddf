// Where suggestions come from: one requirement, and what a provider can do with the user's words.

package import InkLexicon
package import InkModel

/// A source of suggestions.
package protocol SuggestionProvider: Sendable {
  /// The name by which `status` shows it.
  var name: String { get }
  /// Whether words can be learned through it.
  var canLearnWords: Bool { get }
  /// Whether words can be ignored through it.
  var canIgnoreWords: Bool { get }
  /// Whether names of the document are offered beside its suggestions; true unless it says otherwise.
  var offersDocumentNames: Bool { get }

  /// Suggestions for a place, at most as many as are wanted; `model` is what the engine knows.
  func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList
}

/// What a provider offers for a place.
package struct SuggestionList: Sendable {
  /// The suggestions, best first. Their scores are shares of all words that begin as typed.
  package var suggestions: [Suggestion] = []
  /// ln P(any word that begins as typed | context), by which corrections are weighed against them;
  /// nil where the provider cannot tell or there is no such word.
  package var mass: Score?
  /// Which words the suggestions are, for counting what is passed over; empty where nobody knows.
  package var words: [WordID] = []
  /// What the model found for the query, so that a prediction need not search again; nil where it was not asked.
  package var found: FoundWords?

  /// An empty list.
  package init() {}
}

extension SuggestionProvider {
  /// They are.
  package var offersDocumentNames: Bool { true }

  /// Whether it can do something with a change of the user's words.
  package func takes(_ kind: UserWordChange.Kind) -> Bool {
    switch kind {
    case .learn, .unlearn: canLearnWords
    case .ignore, .removeIgnored: canIgnoreWords
    }
  }
}

extension SuggestionProvider where Self == LocalProvider {
  /// The model's own words.
  package static var local: LocalProvider { LocalProvider() }
}

extension SuggestionProvider where Self == DisabledProvider {
  /// No words at all.
  package static var disabled: DisabledProvider { DisabledProvider() }
}
