// The spellings of German that are no slips: without umlauts, with ss for ß, and unlisted forms of listed words.

/// The spelling of German.
struct GermanSpelling: OrthographyRules {
  func respelledForms(of word: String) -> [String] { Umlauts.forms(of: word) }

  func areVariants(_ typed: String, _ meant: String) -> Bool {
    !Misspellings.german.forms(of: typed).contains(meant)
      && (GermanEndings.tellApart(typed, meant) || Umlauts.isVariant(typed, of: meant))
  }
}
