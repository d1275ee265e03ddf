// The cost of marks and apostrophes, which folded keys do not have.

/// Compares what folding takes away from words: marks on letters, and apostrophes.
enum Spelling {
  /// The cost of the marks and apostrophes that one word has more than the other, in 1/4096 nat. Both are as
  /// `normalizedWord` gives them; which letters the marks are on is not looked at.
  static func cost(of meant: String, typedAs typed: String, _ costs: EditCosts) -> Int32 {
    let (meantSigns, typedSigns) = (signs(of: meant), signs(of: typed))
    let apostrophes = Int32(abs(meantSigns.apostrophes - typedSigns.apostrophes))
    let marks = Int32(abs(meantSigns.marks - typedSigns.marks))
    if meantSigns.apostrophes == typedSigns.apostrophes + 1, isContraction(meant) {
      return costs.kinds.contraction + marks * costs.kinds.accent
    }
    return apostrophes * costs.kinds.apostrophe + marks * costs.kinds.accent
  }

  /// Whether an apostrophe stands before what is left of a verb or of "not"; 's may be a genitive.
  private static func isContraction(_ word: String) -> Bool {
    endings.contains { word.hasSuffix($0) }
  }

  private static let endings = ["'ll", "'d", "'m", "'re", "'ve", "n't"]

  /// How many apostrophes a word has, and how many letters beyond ASCII.
  private static func signs(of word: String) -> (apostrophes: Int, marks: Int) {
    var (apostrophes, marks) = (0, 0)
    for byte in word.utf8 {
      if byte == 0x27 { apostrophes += 1 }
      if byte >= 0xC0 { marks += 1 }
    }
    return (apostrophes, marks)
  }
}
