// What stands before the names of people, in whatever language: a name brings its own into any text.

import InkText

/// Forms of address and particles of all languages, as one.
package enum NameCompanions {
  /// Whether a word is a form of address: Frau, also in an English text.
  package static func isFormOfAddress(_ word: String) -> Bool {
    formsOfAddress.contains(word.lowercased())
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
