// The rules of French.

extension LanguageRules {
  static let french = LanguageRules(
    "fr",
    words: Words(
      small: SmallWords.french, openers: .french,
      elided: ["c", "d", "j", "l", "m", "n", "qu", "s", "t"],
      further: [
        "fierons", "parallélisé", "parallélisée", "paralléliser", "préfixé", "préfixée", "préfixer",
      ],
      links: ["t"], oneLetter: ["a", "à", "y"],
      toldByNext: WordPairs.french.firstWords),
    forms: Forms(
      paradigms: Paradigm.french,
      prefixes: ["anti", "auto", "dé", "multi", "pré", "re", "ré", "sur"],
      borrowedEndings: .init([
        "er", "e", "é", "ée", "és", "ées", "ent", "ez", "ons", "ait", "aient", "ant",
      ])),
    misspellings: Misspellings.french.adding(FrenchElisions.table),
    knownSlips: KnownSlips.french,
    listedSlips: RareListedSlips(maybeWithoutMarks: true),
    orthography: FrenchSpelling(),
    joinedWords: FrenchElisions(),
    nextWord: FrenchContext())
}
