// Capitalization by language: Turkish İ, Dutch IJ, and the common rule for all others.

/// Capitalizes words by the rules of a language.
package struct Capitals: Sendable {
  private let language: String

  /// Creates the rules of a language, given as a BCP 47 tag; nil for the common rule.
  package init(of language: String? = nil) {
    self.language = primaryLanguage(of: language)
  }

  /// Returns the word with its first letter capitalized; unchanged if it contains a capital or does not begin with a
  /// letter.
  package func first(of word: String) -> String {
    guard LetterCase.of(word) == .lower, let first = word.unicodeScalars.first,
      CharacterClass(first) == .letter
    else { return word }
    switch language {
    case "tr", "az":
      if first == "i" { return "İ" + word.dropFirst() }
    case "nl":
      if word.hasPrefix("ij") { return "IJ" + word.dropFirst(2) }
    default: break
    }
    return LetterCase.title.applied(to: word)
  }

  /// Whether all nouns have a capital.
  package var areOnNouns: Bool { language == "de" || language == "lb" }

  /// Returns the word in capitals.
  package func all(of word: String) -> String {
    guard language == "tr" || language == "az" else { return word.uppercased() }
    return word.split(separator: "i", omittingEmptySubsequences: false)
      .map { $0.uppercased() }.joined(separator: "İ")
  }
}
