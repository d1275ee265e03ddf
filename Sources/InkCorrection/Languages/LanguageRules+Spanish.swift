// The rules of Spanish.

extension LanguageRules {
  static let spanish = LanguageRules(
    "es",
    writing: Writing(joinsWithHyphens: false),
    words: Words(
      small: SmallWords.spanish, openers: .spanish,
      further: [
        "deseleccionar", "desteñido", "desteñidos", "escrutó", "recompilar", "recompila",
        "recompilado",
      ],
      programs: ["Debian", "Redis", "Supr"], oneLetter: ["a", "e", "o", "u", "y"],
      toldByNext: WordPairs.spanish.firstWords, toldAtStart: ["haber"],
      interrogatives: spanishInterrogatives),
    forms: Forms(
      plainEndings: ["o"],
      paradigms: Paradigm.spanish + Paradigm.iberian,
      prefixes: ["anti", "auto", "multi", "pre", "re", "sobre", "sub"],
      sharedPrefixes: ["des"],
      borrowedEndings: .init([
        "ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando",
      ])),
    misspellings: .spanish,
    knownSlips: KnownSlips.spanish,
    listedSlips: RareListedSlips(maybeWithoutMarks: true),
    orthography: SpanishSpelling(),
    joinedWords: ForcedReplacements.spanish,
    nextWord: ConfusedWords.spanish)

  /// Excludes que, which may begin a question as a conjunction.
  private static let spanishInterrogatives = [
    "adonde": "adónde", "como": "cómo", "cual": "cuál", "cuales": "cuáles", "cuando": "cuándo",
    "cuanta": "cuánta", "cuantas": "cuántas", "cuanto": "cuánto", "cuantos": "cuántos",
    "donde": "dónde", "quien": "quién", "quienes": "quiénes",
  ]
}
