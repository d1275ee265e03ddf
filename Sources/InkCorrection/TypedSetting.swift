// Where a word is typed, as far as rules ask: in prose or not, whether a capital is due, in which language, on which
// keys.

package import InkGeometry

/// The surroundings of a typed word that rules of autocorrection depend on.
package struct TypedSetting: Sendable {
  /// Whether it is one in which words may be changed at all: prose in a language of the user's.
  package let isProse: Bool
  /// Whether a capital says nothing about the word, as at the start of a sentence or in a title.
  package let capitalIsUninformative: Bool
  /// Whether a word with a capital stands before it that begins no sentence, so that it may be the rest of a name.
  package let isBehindName: Bool
  /// Whether a form of address or a first name stands before it, so that it is one for sure.
  package let isBehindAddress: Bool
  /// What holds in the language of the text around it.
  package let rules: any LanguageRules
  /// The keys it was typed on.
  package let layout: KeyboardLayout

  /// The surroundings of a word.
  package init(
    isProse: Bool = true, capitalIsUninformative: Bool, isBehindName: Bool = false,
    isBehindAddress: Bool = false, rules: any LanguageRules, layout: KeyboardLayout
  ) {
    (self.isProse, self.capitalIsUninformative) = (isProse, capitalIsUninformative)
    (self.isBehindName, self.isBehindAddress) = (isBehindName, isBehindAddress)
    (self.rules, self.layout) = (rules, layout)
  }
}
