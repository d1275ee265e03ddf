// The spelling of Spanish verbs with pronouns and of their preterites, and words with two spellings.

import InkText

/// Spanish imperatives with pronouns, riégalas, and forms that only their accent tells from a noun: parapetó.
struct SpanishSpelling: OrthographyRules {
  /// Whether a word is another one with an accent on its last letter, as preterites have, desfalcó, beside desfalco; or
  /// without one that only Spain or only America writes.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    if Self.withoutAccent.contains(typed) { return foldedKey(typed) == foldedKey(meant) }
    guard typed.count >= Self.minimumLetters, let last = typed.last, let plain = Self.plain[last]
    else { return false }
    return typed.dropLast() + String(plain) == meant
  }

  /// Returns the form of a verb without its one or two pronouns and the accent that it has for them: riega, for
  /// riégalas.
  func verb(withPronouns word: String) -> String? {
    guard word.contains(where: Self.plain.keys.contains) else { return nil }
    for pronoun in Self.pronouns where word.hasSuffix(pronoun) {
      let form = word.dropLast(pronoun.count)
      guard form.count >= Self.minimumStemLength, let last = form.last, "aen".contains(last),
        form.count(where: Self.plain.keys.contains) == 1
      else { continue }
      return String(form.map { Self.plain[$0] ?? $0 })
    }
    return nil
  }

  /// Words that one side of the ocean writes with an accent: vídeo.
  private static let withoutAccent = Set(
    wordsOf: """
      video videos periodo periodos icono iconos austriaco austriaca cardiaco cardiaca policiaco policiaca zodiaco
      chofer coctel cocteles beisbol olimpiada olimpiadas
      """)
  private static let minimumLetters = 5
  private static let minimumStemLength = 3
  private static let plain: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]
  /// Two pronouns before each of them alone.
  private static let pronouns = [
    "melo", "mela", "melos", "melas", "telo", "tela", "telos", "telas", "selo", "sela", "selos",
    "selas", "noslo", "nosla", "noslos", "noslas", "lo", "la", "los", "las", "le", "les", "me",
    "te", "se", "nos",
  ]
}
