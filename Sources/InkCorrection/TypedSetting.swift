// Where a word is typed, as far as rules ask: whether a capital is due, in which language, on which keys.

package import InkGeometry

/// The surroundings of a typed word that rules of languages and keys depend on.
package struct TypedSetting: Sendable {
  /// Whether a capital says nothing about the word, as at the start of a sentence or in a title.
  package let capitalIsUninformative: Bool
  /// What holds in the language of the text around it.
  package let rules: LanguageRules
  /// The keys it was typed on.
  package let layout: KeyboardLayout

  /// The surroundings of a word.
  package init(capitalIsUninformative: Bool, rules: LanguageRules, layout: KeyboardLayout) {
    (self.capitalIsUninformative, self.rules, self.layout) = (capitalIsUninformative, rules, layout)
  }
}
