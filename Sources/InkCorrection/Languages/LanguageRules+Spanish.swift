// The rules of Spanish, with its interrogatives and the words without their space.

import InkText

extension LanguageRules {
  static let spanish = LanguageRules(
    "es",
    writing: Writing(joinsWithHyphens: false),
    words: Words(small: SmallWords.spanish, openers: .spanish),
    forms: Forms(
      paradigms: Paradigm.spanish,
      prefixes: ["anti", "auto", "multi", "pre", "re", "sobre", "sub"],
      borrowedEndings: .init([
        "ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando",
      ])),
    misspellings: .spanish,
    knownSlips: KnownSlips.spanish,
    listedSlips: RareListedSlips(maybeWithoutMarks: true),
    contractions: SpanishSplits(),
    context: SpanishInterrogatives())
}

/// Spanish words without their space.
private struct SpanishSplits: ContractionRules {
  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    guard beginsSentence, LetterCase.of(typed) != .upper,
      let split = Self.splitAtStart[typed.lowercased()]
    else { return nil }
    return LetterCase.of(typed).applied(to: split)
  }

  /// Those at the start of a sentence. Elsewhere they may be words without their diacritic: ósea.
  private static let splitAtStart = ["osea": "o sea"]
}

/// Spanish interrogatives without their accent, which they are directly after ¿.
private struct SpanishInterrogatives: ContextRules {
  func interrogative(of word: WordEnd) -> String? {
    guard word.opening.unicodeScalars.last == "¿",
      let text = Self.interrogatives[normalizedWord(word.text)]
    else { return nil }
    return LetterCase.of(word.text).applied(to: text)
  }

  /// The interrogatives by the words without their accent. Excludes que, which may begin a question as a conjunction.
  private static let interrogatives = [
    "adonde": "adónde", "como": "cómo", "cual": "cuál", "cuales": "cuáles", "cuando": "cuándo",
    "cuanta": "cuánta", "cuantas": "cuántas", "cuanto": "cuánto", "cuantos": "cuántos",
    "donde": "dónde", "quien": "quién", "quienes": "quiénes",
  ]
}
