// The rules of Vietnamese.

extension LanguageRules {
  static let vietnamese = LanguageRules(
    "vi",
    writing: Writing(separatesSyllables: true),
    // Common words that its list lacks in both spellings.
    words: Words(openers: .vietnamese, further: ["khuỵ", "khuỵu"]),
    misspellings: .vietnamese,
    listedSlips: VietnameseListedSlips(),
    orthography: VietnameseSpelling(),
    joinedWords: ForcedReplacements.vietnamese,
    nextWord: VietnameseTones())
}
