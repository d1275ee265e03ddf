// Common misspellings and the words they stand for.

import InkText

/// Words with a common misspelling, keyed by the misspelling.
///
/// Chosen by hand from what lists of common misspellings share, where letters alone do not determine the meant word, or
/// where texts have the misspelling so often that word lists contain it. None has two meanings, and none is a word that
/// people use, though some are words of trades or of earlier times: letzen, packet.
struct Misspellings: Sendable {
  /// The meant words by the typed ones, both normalized.
  let table: [String: String]

  /// Parses pairs of a typed and a meant word, with spaces or newlines between all words.
  init(_ pairs: String) {
    let words = pairs.listedWords
    var table = [String: String](minimumCapacity: words.count / 2)
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[words[index]] = words[index + 1]
    }
    self.table = table
  }

  private init(table: [String: String]) { self.table = table }

  /// Returns what a word stands for; none for nearly all words.
  func forms(of word: String) -> [String] { table[word].map { [$0] } ?? [] }

  /// Whether a word is one of the misspellings.
  func has(_ word: String) -> Bool { table[word] != nil }

  /// Returns these misspellings and others that are none of them.
  func adding(_ others: Misspellings) -> Misspellings {
    Misspellings(table: table.merging(others.table) { own, _ in own })
  }

  /// No misspellings.
  static let none = Misspellings(table: [:])
}
