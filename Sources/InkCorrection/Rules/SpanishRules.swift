// The rules of Spanish.

import InkText

/// The rules of Spanish.
struct SpanishRules: LanguageRules {
  var code: String { "es" }
  var isTypedWithoutMarks: Bool { true }
  var knownSlips: Set<String> { Self.knownSlips }
  var smallWords: Set<String> { SmallWords.spanish }
  var paradigms: [Paradigm] { Paradigm.spanish }
  var prefixes: [String] { ["anti", "auto", "multi", "pre", "re", "sobre", "sub"] }

  private static let knownSlips = KnownSlips.spanish.union(Misspellings.spanish.slips)
  /// Words without their space at the start of a sentence. Elsewhere they may be words without their diacritic: ósea.
  private static let splitAtStart = ["osea": "o sea"]
  private static let borrowedEndings = BorrowedVerbs.Endings([
    "ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando",
  ])

  func respelledForms(_ word: String) -> [String] { Misspellings.spanish.forms(of: word) }

  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    guard beginsSentence, LetterCase.of(typed) != .upper,
      let split = Self.splitAtStart[typed.lowercased()]
    else { return nil }
    return LetterCase.of(typed).applied(to: split)
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
