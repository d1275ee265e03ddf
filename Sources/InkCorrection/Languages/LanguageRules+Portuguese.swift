// The rules of Portuguese.

extension LanguageRules {
  static let portuguese = LanguageRules(
    "pt",
    words: Words(
      small: SmallWords.portuguese, openers: .portuguese,
      further: ["desalocar", "lanchar", "lanchou", "recompilar", "reusar"],
      oneLetter: ["a", "à", "e", "é", "o"], toldByNext: WordPairs.portuguese.firstWords,
      toldAtStart: ["agente"]),
    forms: Forms(
      paradigms: Paradigm.portuguese + Paradigm.iberian,
      prefixes: ["anti", "auto", "multi", "pré", "re", "sobre", "sub"],
      sharedPrefixes: ["des"],
      borrowedEndings: .init([
        "ar", "ear", "ou", "eou", "amos", "ado", "ada", "ando", "eado", "eando",
      ])),
    misspellings: .portuguese,
    knownSlips: KnownSlips.portuguese,
    listedSlips: RareListedSlips(maybeWithoutMarks: true),
    orthography: PortugueseSpelling(),
    joinedWords: PortugueseJoinedWords(),
    nextWord: ConfusedWords.portuguese)

  /// Portuguese words typed without their space, and verbs without the accent that a pronoun gives them.
  private struct PortugueseJoinedWords: JoinedWordRules {
    var slips: Set<String> { ForcedReplacements.portuguese.slips }

    func separated(_ typed: String, after previous: String?, beginsSentence: Bool) -> String? {
      ForcedReplacements.portuguese.separated(
        typed, after: previous, beginsSentence: beginsSentence)
        ?? PortuguesePronouns.accented(typed, after: previous)
    }
  }
}
