// The kinds of what is stored about words, and how many of each an answer of the server reports.

import InkJSON

/// A kind of what is stored.
struct StoredKind {
  /// Its name in the answers of the server.
  let name: String
  private let one: String
  private let many: String

  private init(_ name: String, _ one: String, _ many: String) {
    (self.name, self.one, self.many) = (name, one, many)
  }

  static let all = [
    StoredKind("words", "word", "words"),
    StoredKind("ignoredWords", "ignored word", "ignored words"),
    StoredKind("texts", "text", "texts"),
    StoredKind("replacements", "replacement", "replacements"),
    StoredKind("corrections", "reverted correction", "reverted corrections"),
    StoredKind("emoji", "emoji", "emoji"),
  ]

  /// Returns the sum of a number over answers, which may lack it.
  static func count(_ name: String, in answers: [JSONValue]) -> Int64 {
    answers.reduce(0) { $0 + ($1[name]?.integer ?? 0) }
  }

  /// Returns the sums over answers for people, such as "2 words, 1 replacement"; empty if there is nothing.
  static func list(of answers: [JSONValue]) -> String {
    all.compactMap { kind in
      let count = count(kind.name, in: answers)
      return count == 0 ? nil : "\(count) \(count == 1 ? kind.one : kind.many)"
    }
    .joined(separator: ", ")
  }
}
