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
  /// The interrogatives by the words without their accent. Excludes que, which may begin a question as a conjunction.
  private static let interrogatives = [
    "adonde": "adónde", "como": "cómo", "cual": "cuál", "cuales": "cuáles", "cuando": "cuándo",
    "cuanta": "cuánta", "cuantas": "cuántas", "cuanto": "cuánto", "cuantos": "cuántos",
    "donde": "dónde", "quien": "quién", "quienes": "quiénes",
  ]
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

  /// Directly after ¿ these words are interrogatives: ¿Cómo.
  func interrogative(of word: WordEnd) -> String? {
    guard word.opening.unicodeScalars.last == "¿",
      let text = Self.interrogatives[normalizedWord(word.text)]
    else { return nil }
    return LetterCase.of(word.text).applied(to: text)
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
