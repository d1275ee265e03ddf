// The rules of German.

extension LanguageRules {
  static let german = LanguageRules(
    "de",
    writing: Writing(mayLoseMarks: false, capitalizesNouns: true, continuesSalutations: true),
    words: Words(
      small: SmallWords.german, separate: SmallWords.germanSeparate, openers: .german,
      // Spoken forms a letter from ich and normal, which would replace them.
      further: ["isch", "nomal"]),
    forms: Forms(
      furtherEndings: ["e", "s"],
      paradigms: Paradigm.german,
      prefixes: ["mehr", "nicht"],
      separableVerbs: .german,
      borrowedEndings: .init(
        ["en", "e", "t", "et", "st", "est", "te", "ten", "tet", "test", "end", "ende", "enden"],
        ofParticiplesBehind: "ge")),
    misspellings: .german,
    knownSlips: KnownSlips.german,
    orthography: GermanSpelling(),
    irregularForms: GermanIrregularForms())
}
