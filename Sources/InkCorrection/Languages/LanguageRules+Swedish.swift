// The rules of Swedish.

extension LanguageRules {
  static let swedish = LanguageRules(
    "sv",
    writing: Writing(mayLoseMarks: false),
    words: Words(
      small: SmallWords.swedish, separate: SmallWords.swedishSeparate, openers: .swedish,
      // Beside så, which is as common in the same places.
      further: ["sa"], oneLetter: ["i", "å", "ö"]),
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
    joinedWords: ForcedReplacements.swedish,
    nextWord: ConfusedWords.swedish)
}
