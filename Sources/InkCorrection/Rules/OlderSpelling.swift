// Spellings from before a reform that many still use, which are not slips of those of today: directórios.

/// Letters that have an older and a newer spelling.
enum OlderSpelling {
  /// Whether two words are the same except for letters that one of them spells as before a reform.
  ///
  /// - Parameters:
  ///   - word: A normalized word.
  ///   - other: Another one.
  ///   - letters: The older letters with their newer ones, in the order of replacement.
  /// - Returns: Whether they are, whichever of the two is the older.
  static func isVariant(
    _ word: String, of other: String, spelling letters: [(older: String, newer: String)]
  ) -> Bool {
    func respelled(_ text: String) -> String {
      letters.reduce(text) { $0.replacing($1.older, with: $1.newer) }
    }
    return word != other && letters.contains { word.contains($0.older) }
      && respelled(word) == respelled(other)
  }

  /// Portuguese of Portugal before 2009.
  static let portuguese = [
    (older: "ct", newer: "t"), (older: "cç", newer: "ç"), (older: "pt", newer: "t"),
    (older: "pç", newer: "ç"),
  ]
}
