// Which words follow a comma within a sentence: "…, and", "…, which", hardly "…, of".

import InkLexicon
import InkText

/// How often some words of a language follow a comma, which n-grams do not tell: they pass over it, so that "the end,"
/// went on with "of".
struct PauseWords: Sendable {
  /// P(word | comma) by word; the other words share the rest.
  let shares: [(word: String, share: Double)]

  /// The words of a language given by its BCP 47 tag; nil if none were counted.
  static func ofLanguage(_ tag: String) -> PauseWords? { all[primaryLanguage(of: tag)] }

  /// Read once, which takes some tens of microseconds for each language.
  private static let all: [String: PauseWords] = Dictionary(
    lists.map { ($0.language, PauseWords(counts: $0.counts)) }, uniquingKeysWith: { one, _ in one })

  private init(counts: String) {
    let entries = counts.listedWords
    shares = stride(from: 0, to: entries.count - 1, by: 2).map { index in
      (entries[index], (Double(entries[index + 1]) ?? 0) / 10_000)
    }
  }
}
