// Spellings from before a reform that many still use, which are not slips of those of today: directórios.

/// Letters that have an older and a newer spelling.
struct ReformedLetters {
  /// The older letters with their newer ones, in the order of replacement.
  private let letters: [(older: String, newer: String)]

  /// Whether two words are the same except for letters that one of them, whichever, spells as before a reform.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    typed != meant && letters.contains { typed.contains($0.older) }
      && respelled(typed) == respelled(meant)
  }

  private func respelled(_ text: String) -> String {
    letters.reduce(text) { $0.replacing($1.older, with: $1.newer) }
  }

  /// Portuguese of Portugal before 2009.
  static let portuguese = ReformedLetters(letters: [
    (older: "ct", newer: "t"), (older: "cç", newer: "ç"), (older: "cc", newer: "c"),
    (older: "pt", newer: "t"), (older: "pç", newer: "ç"), (older: "pc", newer: "c"),
  ])
}
