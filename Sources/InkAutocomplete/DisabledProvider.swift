// The provider that offers nothing: a value in the place of none.

package import InkModel

/// Offers nothing and learns nothing.
package struct DisabledProvider: SuggestionProvider {
  package let name = "disabled"
  package let canLearnWords = false
  package let canIgnoreWords = false

  /// A provider that offers nothing.
  package init() {}

  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    SuggestionList()
  }
}
