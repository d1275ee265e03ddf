// What Spanish spells as it does not sound.

import InkText

/// Spellings of Spanish that its sounds do not tell.
enum SpanishSpelling {
  /// What a word may be misspelt for: the same one without the h before its vowel, which is silent, or with it.
  ///
  /// - Parameter word: The word as language models know it.
  /// - Returns: The form, whether it is a word or not; none for a short word, where both are words: ora, hora.
  static func forms(of word: String) -> [String] {
    guard word.unicodeScalars.count >= leastLetters, let first = word.unicodeScalars.first else {
      return []
    }
    if vowels.contains(first) { return ["h" + word] }
    let rest = word.unicodeScalars.dropFirst()
    guard first == "h", let second = rest.first, vowels.contains(second) else { return [] }
    return [String(rest)]
  }

  /// The two words that a word at a sentence's start is without the space between them, in its case: o sea. Inside of a
  /// sentence it may be the adjective without its mark, ósea.
  static func parted(_ typed: String) -> String? {
    guard typed.lowercased() == "osea", LetterCase.of(typed) != .upper else { return nil }
    return LetterCase.of(typed).applied(to: "o sea")
  }

  private static let leastLetters = 4
  private static let vowels = Set("aeiouáéíóú".unicodeScalars)
}
