// What follows the apostrophes of English words, which texts in other languages have, too.

/// English forms with an apostrophe.
enum EnglishApostrophes {
  /// The endings of contracted verbs, and of "not"; without 's, which may be a genitive.
  static let contractedEndings = ["'ll", "'d", "'m", "'re", "'ve", "n't"]
  /// The endings of words with two contractions, of which the first is a listed word: you'd've, couldn't've.
  static let secondContractions = ["'d've", "'ll've", "n't've"]
  /// Words whose first two letters may be capitals on purpose: of the department IT.
  static let afterAbbreviations: Set = ["it's", "its"]
}
