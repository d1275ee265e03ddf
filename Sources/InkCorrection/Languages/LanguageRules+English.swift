// The rules of English.

import InkText

extension LanguageRules {
  static let english = LanguageRules(
    "en",
    writing: Writing(
      hasMarks: false, mayLoseMarks: false, hasOlderSpellings: false,
      hasApostropheInGenitive: true, mayEndInApostropheS: true, keepsSmallWordsAtEnds: true),
    words: Words(
      small: SmallWords.english, separate: SmallWords.englishSeparate,
      openers: .english, further: EnglishWords.further, names: EnglishNames.all,
      firstNames: FirstNames.english,
      programNamers: EnglishWords.programNamers, mentioners: EnglishWords.mentioners,
      misspellers: EnglishWords.misspellers,
      verbsOfSaying: EnglishWords.verbsOfSaying,
      verbsOfThings: EnglishPronoun.verbsOfThings,
      coordinators: ["and", "or"], oneLetter: ["a", "i"], areToldByNeighbors: true,
      toldByNext: EnglishNextWord.words, toldAtStart: EnglishNextWord.wordsAtStart,
      capitalPronouns: [EnglishEverywhere.capitalPronoun],
      namedBesidePronoun: EnglishPronoun.namedBeside),
    forms: Forms(
      endings: WordEndings.english,
      wholeEndings: ["ches", "is", "shes", "ss", "sses", "us", "xes"],
      paradigms: Paradigm.english,
      hasDiminutivesInIE: true,
      prefixes: [
        "anti", "auto", "counter", "de", "dis", "fore", "hyper", "inter", "macro", "micro", "mini",
        "mis", "multi", "non", "pre", "pseudo", "re", "semi", "sub", "super", "un",
      ]),
    misspellings: .english,
    knownSlips: KnownSlips.english,
    listedSlips: EnglishListedSlips(),
    orthography: EnglishSpelling(),
    irregularForms: EnglishIrregularForms(),
    joinedWords: EnglishContractions(),
    nextWord: EnglishContext(), pronoun: EnglishContext())
}
