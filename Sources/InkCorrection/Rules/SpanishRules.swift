// What holds in Spanish.

import InkText

/// The rules of Spanish.
struct SpanishRules: LanguageRules {
  var code: String { "es" }
  var isTypedWithoutMarks: Bool { true }
  var knownSlips: Set<String> { Self.knownSlips }

  private static let knownSlips = KnownSlips.spanish.union(Misspellings.spanish.slips)
  private static let borrowedEndings = BorrowedVerbs.Endings([
    "ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando",
  ])

  func respelledForms(_ word: String) -> [String] { Misspellings.spanish.forms(of: word) }

  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    beginsSentence ? split(typed) : nil
  }

  /// The two words that a word at a sentence's start is without the space between them, in its case. Inside of a
  /// sentence it may be the adjective without its mark, ósea.
  private func split(_ typed: String) -> String? {
    guard typed.lowercased() == "osea", LetterCase.of(typed) != .upper else { return nil }
    return LetterCase.of(typed).applied(to: "o sea")
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
