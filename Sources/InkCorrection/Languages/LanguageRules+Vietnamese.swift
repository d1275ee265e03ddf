// The rules of Vietnamese.

extension LanguageRules {
  static let vietnamese = LanguageRules(
    "vi",
    writing: Writing(separatesSyllables: true),
    // Common words that its list lacks in both spellings, and a pronoun of central Vietnam.
    words: Words(
      openers: .vietnamese, further: ["khuỵ", "khuỵu", "tau"],
      toldByNext: WordPairs.vietnamese.firstWords),
    misspellings: .vietnamese,
    listedSlips: VietnameseListedSlips(),
    orthography: VietnameseSpelling(),
    joinedWords: ForcedReplacements.vietnamese,
    nextWord: VietnameseTones())
}
