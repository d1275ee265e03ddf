// Marks and apostrophes: what folded keys leave out, and what leaving it out costs.

/// Marks and apostrophes, which folded keys do not have.
enum Spelling {
  /// What it costs to leave out or put in the marks and apostrophes by which two words differ.
  static func cost(of meant: String, typedAs typed: String, _ costs: EditCosts) -> Int32 {
    let (meantSigns, typedSigns) = (signs(of: meant), signs(of: typed))
    let apostrophes = Int32(abs(meantSigns.apostrophes - typedSigns.apostrophes))
    let marks = Int32(abs(meantSigns.marks - typedSigns.marks))
    return apostrophes * costs.kinds.apostrophe + marks * costs.kinds.accent
  }

  private static func signs(of word: String) -> (apostrophes: Int, marks: Int) {
    var (apostrophes, marks) = (0, 0)
    for byte in word.utf8 {
      if byte == 0x27 { apostrophes += 1 }
      if byte >= 0xC0 { marks += 1 }
    }
    return (apostrophes, marks)
  }
}
