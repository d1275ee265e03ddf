// Where a word is typed, as far as the rules need it: prose or not, the meaning of capitals, language, and keyboard.

package import InkGeometry

/// The surroundings of a typed word that the rules of autocorrection depend on.
package struct TypedSetting: Sendable {
  /// Whether words may be changed here at all: in prose of one of the user's languages.
  package let isProse: Bool
  /// Whether a capital says nothing about the word, as at the start of a sentence or in a title.
  package let capitalIsUninformative: Bool
  /// Whether the word before is capitalized without beginning a sentence, so that this one may be the rest of a name.
  package let isAfterName: Bool
  /// Whether the word before is a form of address or a first name, so that this one is certainly a name.
  package let isAfterAddress: Bool
  /// The rules of the language of the surrounding text.
  package let rules: LanguageRules
  /// The keyboard layout it was typed on.
  package let layout: KeyboardLayout

  /// Creates the surroundings of a word.
  package init(
    isProse: Bool = true, capitalIsUninformative: Bool, isAfterName: Bool = false,
    isAfterAddress: Bool = false, rules: LanguageRules, layout: KeyboardLayout
  ) {
    (self.isProse, self.capitalIsUninformative) = (isProse, capitalIsUninformative)
    (self.isAfterName, self.isAfterAddress) = (isAfterName, isAfterAddress)
    (self.rules, self.layout) = (rules, layout)
  }
}
