// Where a word is typed, as far as rules ask: whether a capital is due, in which language, on which keys.

package import InkGeometry

/// The surroundings of a typed word that rules of languages and keys depend on.
package struct TypedSetting: Sendable {
  /// Whether a capital is expected anyway, as at the start of a sentence or in a title.
  package let isSentenceStart: Bool
  /// What holds in the language of the text around it.
  package let rules: LanguageRules
  /// The keys it was typed on.
  package let layout: KeyboardLayout

  /// The surroundings of a word.
  package init(isSentenceStart: Bool, rules: LanguageRules, layout: KeyboardLayout) {
    (self.isSentenceStart, self.rules, self.layout) = (isSentenceStart, rules, layout)
  }
}
