// Spellings of another time or country, which are no slips of those of today: nöthig, gifvit, directórios.

/// Letters that are spelled in two ways.
enum OlderSpelling {
  /// Whether two words are the same one, but for letters that one of them spells as people did before a reform.
  ///
  /// - Parameters:
  ///   - word: A word as language models know it.
  ///   - other: Another one.
  ///   - letters: What stands for what, in the order in which it is replaced.
  /// - Returns: Whether they are, the first one or the other being the older.
  static func isVariant(
    _ word: String, of other: String, spelling letters: [(older: String, newer: String)]
  ) -> Bool {
    func respelled(_ text: String) -> String {
      letters.reduce(text) { $0.replacing($1.older, with: $1.newer) }
    }
    return word != other && letters.contains { word.contains($0.older) }
      && respelled(word) == respelled(other)
  }

  /// Before 1901.
  static let german = [(older: "th", newer: "t")]
  /// In Portugal, before 2009.
  static let portuguese = [
    (older: "ct", newer: "t"), (older: "cç", newer: "ç"), (older: "pt", newer: "t"),
    (older: "pç", newer: "ç"),
  ]
  /// Before 1906.
  static let swedish = [
    (older: "fv", newer: "v"), (older: "hv", newer: "v"), (older: "f", newer: "v"),
    (older: "dt", newer: "t"),
  ]
}
