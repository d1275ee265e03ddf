// How a text may go on: words with their probabilities, and the ghost they make behind what is typed.

/// The word at the cursor and the ones after it, as they may come to stand.
package struct Continuation: Sendable, Equatable {
  /// The words; of the first one a beginning may be typed already. Never empty.
  package var words: [Word]

  /// A word and how sure it is.
  package struct Word: Sendable, Equatable {
    /// The word as it is to be written.
    package var text: String
    /// P(word | the words before it, what is typed of it), 0…1.
    package var probability: Double
  }

  /// Some words.
  init(words: [Word]) { self.words = words }

  /// A phrase of which all comes or nothing, with the chance that it does, 0…1; nil for one without any word.
  package init?(phrase: String, chance: Double) {
    words = phrase.split(separator: " ").enumerated().map { index, word in
      Word(text: String(word), probability: index == 0 ? chance : 1)
    }
    if words.isEmpty { return nil }
  }

  /// P(all words | what is typed), 0…1.
  package var probability: Double { words.reduce(1) { $0 * $1.probability } }

  /// The words with a space between them.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The text beyond `typed`, cut before each space; empty where `typed` is not a beginning of it.
  package func parts(beyond typed: String) -> [InlinePrediction.Part] {
    guard text.utf8.starts(with: typed.utf8) else { return [] }
    var parts: [InlinePrediction.Part] = []
    var typedBytes = typed.utf8.count
    for (index, word) in words.enumerated() {
      let piece = index == 0 ? word.text : " " + word.text
      if piece.utf8.count > typedBytes {
        let rest = String(decoding: piece.utf8.dropFirst(typedBytes), as: UTF8.self)
        parts.append(.init(text: rest, endsSentence: rest.endsSentence))
      }
      typedBytes = max(0, typedBytes - piece.utf8.count)
    }
    return parts
  }

  /// The words from the one at the cursor on, when `typed` is typed of all and `wordPrefix` of that one.
  func rest(behind typed: String, wordPrefix: String) -> Continuation? {
    let typedBytes = typed.utf8.count
    guard text.utf8.starts(with: typed.utf8), text.utf8.count > typedBytes else { return nil }
    var start = 0
    for (index, word) in words.enumerated() {
      let end = start + word.text.utf8.count
      if typedBytes <= end {
        let isAtWord = typedBytes - start == wordPrefix.utf8.count && typed.hasSuffix(wordPrefix)
        return isAtWord ? Continuation(words: Array(words[index...])) : nil
      }
      start = end + 1
    }
    return nil
  }
}

extension String {
  fileprivate var endsSentence: Bool { hasSuffix(".") || hasSuffix("!") || hasSuffix("?") }
}
