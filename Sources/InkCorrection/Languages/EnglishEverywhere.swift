// What is English in texts of all languages, whichever are loaded: pronouns, contractions and abbreviations.

/// Facts about English that hold everywhere, since people quote it and mix it with their languages.
package enum EnglishEverywhere {
  /// The pronoun that always is a capital, in small letters.
  package static let capitalPronoun = "i"
  /// The endings of contracted verbs, and of "not"; without 's, which may be a genitive.
  static let contractedEndings = ["'ll", "'d", "'m", "'re", "'ve", "n't"]
  /// The endings of words with two contractions, of which the first is a listed word: you'd've, couldn't've.
  static let secondContractions = ["'d've", "'ll've", "n't've"]
  /// Words whose first two letters may be capitals on purpose: of the department IT.
  static let afterAbbreviations: Set = ["it's", "its"]
}
