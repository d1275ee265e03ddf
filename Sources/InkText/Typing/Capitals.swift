// Capitals as a language writes them: Turkish İ, Dutch IJ, and the common rule for the others.

/// Raises letters in a language.
package struct Capitals: Sendable {
  private let language: String

  /// The capitals of a language, given as a BCP 47 tag; nil for no language in particular.
  package init(of language: String? = nil) {
    self.language = primaryLanguage(of: language)
  }

  /// The word with a capital at its start; as it is where a capital stands in it already, or no letter at its start.
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

  /// The word in capitals.
  package func all(of word: String) -> String {
    guard language == "tr" || language == "az" else { return word.uppercased() }
    return word.split(separator: "i", omittingEmptySubsequences: false)
      .map { $0.uppercased() }.joined(separator: "İ")
  }
}
