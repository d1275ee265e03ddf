// The rules of Portuguese, Swedish and Vietnamese, of languages with next to none, and of no particular language.

extension LanguageRules {
  static let catalan = LanguageRules("ca", listedSlips: RareListedSlips(maybeWithoutMarks: true))

  static let italian = LanguageRules("it", listedSlips: RareListedSlips(maybeWithoutMarks: true))

  static let luxembourgish = LanguageRules("lb")

  static let portuguese = LanguageRules(
    "pt",
    words: Words(
      small: SmallWords.portuguese, openers: .portuguese,
      further: ["desalocar", "lanchar", "lanchou", "recompilar", "reusar"],
      oneLetter: ["a", "à", "e", "é", "o"]),
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
    joinedWords: PortugueseJoinedWords())

  /// Portuguese words typed without their space, and verbs without the accent that a pronoun gives them.
  private struct PortugueseJoinedWords: JoinedWordRules {
    var slips: Set<String> { ForcedReplacements.portuguese.slips }

    func separated(_ typed: String, after previous: String?, beginsSentence: Bool) -> String? {
      ForcedReplacements.portuguese.separated(
        typed, after: previous, beginsSentence: beginsSentence)
        ?? PortuguesePronouns.accented(typed, after: previous)
    }
  }

  static let swedish = LanguageRules(
    "sv",
    writing: Writing(mayLoseMarks: false),
    words: Words(
      small: SmallWords.swedish, separate: SmallWords.swedishSeparate, openers: .swedish,
      oneLetter: ["i", "å", "ö"]),
    forms: Forms(
      furtherEndings: ["a", "ar", "en", "er", "et", "n", "t"],
      paradigms: Paradigm.swedish,
      prefixes: [
        "av", "där", "efter", "från", "här", "icke", "mellan", "mitt", "mot", "när", "o", "om",
        "till", "under", "upp", "åter", "över",
      ],
      borrowedEndings: .init(["a", "ar", "ade", "at", "ades", "as", "ande"])),
    misspellings: .swedish,
    knownSlips: KnownSlips.swedish,
    joinedWords: ForcedReplacements.swedish)

  static let vietnamese = LanguageRules(
    "vi",
    // Common words that its list lacks in both spellings.
    words: Words(further: ["khuỵ", "khuỵu"]),
    misspellings: .vietnamese,
    listedSlips: VietnameseListedSlips(),
    orthography: VietnameseSpelling(),
    joinedWords: ForcedReplacements.vietnamese)

  /// No particular language.
  static let unknown = LanguageRules("", writing: Writing(mayEndInApostropheS: true))
}
