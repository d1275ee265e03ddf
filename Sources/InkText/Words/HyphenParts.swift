// The parts of a word at its hyphens.

extension String {
  /// The parts before, between and after the hyphens of a word: the whole word where it has none, and empty parts where
  /// it begins or ends with a hyphen or has two in a row.
  package var hyphenParts: [Substring] {
    unicodeScalars.split(omittingEmptySubsequences: false) { CharacterClass($0) == .hyphen }
      .map(Substring.init)
  }
}
