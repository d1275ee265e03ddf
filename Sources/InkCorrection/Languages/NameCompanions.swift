// Words that precede the names of people in any language, since a foreign name brings its own into a text.

import InkText

/// The forms of address and name particles of all languages combined.
package enum NameCompanions {
  /// Whether a capitalized word after this one is a proper name: after a form of address, such as Frau, also in an
  /// English text, and after a first name.
  package static func isBeforeName(_ word: String) -> Bool {
    let word = word.lowercased()
    return formsOfAddress.contains(word) || FirstNames.contains(word)
  }

  /// Whether a word belongs to the name after it: Von Brough.
  package static func isParticle(_ word: String) -> Bool {
    nameParticles.contains(word.lowercased())
  }

  private static let formsOfAddress = Set(
    wordsOf: """
      dr prof
      mr mrs ms
      frau herr herrn familie
      monsieur madame mademoiselle mme mmes mlle
      señor señora don doña
      dona
      """)

  private static let nameParticles = Set(
    wordsOf: """
      von der den
      de des du la le les
      del el las los
      da di
      van
      al bin
      """)
}
