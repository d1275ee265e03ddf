// What holds in Spanish.

/// The rules of Spanish.
struct SpanishRules: LanguageRules {
  var code: String { "es" }
  var isTypedWithoutMarks: Bool { true }
  var knownSlips: Set<String> { Self.knownSlips }

  private static let knownSlips = KnownSlips.spanish.union(Misspellings.spanish.slips)
  private static let borrowedEndings = BorrowedVerbs.Endings([
    "ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando",
  ])

  func respelledForms(_ word: String) -> [String] {
    Misspellings.spanish.forms(of: word) + SpanishSpelling.forms(of: word)
  }

  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    beginsSentence ? SpanishSpelling.parted(typed) : nil
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
