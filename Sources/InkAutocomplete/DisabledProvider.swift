// The provider that offers nothing: a value in the place of none.

package import InkModel

/// Offers nothing and learns nothing.
package struct DisabledProvider: SuggestionProvider {
  /// `disabled`.
  package let name = "disabled"
  /// There is nobody to learn them.
  package let canLearnWords = false
  /// There is nothing to leave out.
  package let canIgnoreWords = false
  /// Nothing is offered, whoever has it.
  package let offersDocumentNames = false

  /// A provider that offers nothing.
  package init() {}

  /// Nothing, whatever is asked.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    SuggestionList()
  }
}
