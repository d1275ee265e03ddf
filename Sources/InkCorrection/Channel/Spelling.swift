// The cost of differing diacritics and apostrophes, which folded keys do not have.

/// Compares what folding removes from words: diacritics and apostrophes.
enum Spelling {
  /// Returns the cost of the difference in the number of diacritics and apostrophes, in 1/4096 nat. Both words are as
  /// `normalizedWord` returns them; which letters have the diacritics is not considered.
  static func cost(of meant: String, typedAs typed: String, _ costs: EditCosts) -> Int32 {
    let (meantSigns, typedSigns) = (signs(of: meant), signs(of: typed))
    let apostrophes = Int32(abs(meantSigns.apostrophes - typedSigns.apostrophes))
    let marks = Int32(abs(meantSigns.marks - typedSigns.marks))
    if meantSigns.apostrophes == typedSigns.apostrophes + 1, isContraction(meant) {
      return costs.kinds.contraction + marks * costs.kinds.accent
    }
    return apostrophes * costs.kinds.apostrophe + marks * costs.kinds.accent
  }

  /// Whether a word ends in an apostrophe and a contracted verb or "not".
  private static func isContraction(_ word: String) -> Bool {
    EnglishEverywhere.contractedEndings.contains { word.hasSuffix($0) }
  }

  /// Returns the number of apostrophes in a word and its number of letters beyond ASCII.
  private static func signs(of word: String) -> (apostrophes: Int, marks: Int) {
    var (apostrophes, marks) = (0, 0)
    for byte in word.utf8 {
      if byte == 0x27 { apostrophes += 1 }
      if byte >= 0xC0 { marks += 1 }
    }
    return (apostrophes, marks)
  }
}
