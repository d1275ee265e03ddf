// What stands before the names of people, in whatever language: a name brings its own into any text.

import InkText

/// Forms of address and particles of all languages, as one.
package enum NameCompanions {
  /// Whether what stands behind a word with a capital is a name: behind a form of address, Frau, also in an English
  /// text, or behind a first name.
  package static func isBeforeName(_ word: String) -> Bool {
    let word = word.lowercased()
    return formsOfAddress.contains(word) || FirstNames.contains(word)
  }

  /// Whether a word belongs to the name behind it: Von Brough.
  package static func isParticle(_ word: String) -> Bool {
    nameParticles.contains(word.lowercased())
  }

  private static let formsOfAddress = ofAllLanguages { $0.formsOfAddress }
  private static let nameParticles = ofAllLanguages { $0.nameParticles }

  private static func ofAllLanguages(
    _ words: (any LanguageRules) -> Set<String>
  ) -> Set<String> {
    languagesWithRules.values.reduce(into: []) { $0.formUnion(words($1)) }
  }
}
