// A provider that offers nothing.

package import InkModel

/// Offers nothing and learns nothing.
package struct DisabledProvider: SuggestionProvider {
  /// `disabled`.
  package let name = "disabled"
  /// False: no words are kept.
  package let canLearnWords = false
  /// False: no words are offered.
  package let canIgnoreWords = false
  /// False: not even names of the document are offered.
  package let offersDocumentNames = false

  /// Creates a provider that offers nothing.
  package init() {}

  /// Returns an empty list.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    SuggestionList()
  }
}
