// Which words follow a comma within a sentence: "…, and", "…, which", hardly "…, of".

import InkLexicon
import InkText

/// How often some words of a language follow a comma, which n-grams do not tell: they pass over it, so that "the end,"
/// went on with "of".
struct PauseWords: Sendable {
  /// P(word | comma) by word; the other words share the rest.
  let shares: [(word: String, share: Double)]

  /// The words of a language given by its BCP 47 tag; nil if none were counted.
  static func ofLanguage(_ tag: String) -> PauseWords? {
    switch primaryLanguage(of: tag) {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "pt": portuguese
    case "sv": swedish
    case "vi": vietnamese
    default: nil
    }
  }

  /// Reads a list of words, each followed by how many of 10,000 words after a comma are this one; takes some tens of
  /// microseconds.
  init(counts: String) {
    let entries = counts.listedWords
    shares = stride(from: 0, to: entries.count - 1, by: 2).map { index in
      (entries[index], Double(Int(entries[index + 1]) ?? 0) / 10_000)
    }
  }
}
