// A possible continuation of a text: words with their probabilities, and the ghost text they give.

/// The word at the cursor and the predicted words after it.
package struct Continuation: Sendable, Equatable {
  /// The words, of which part of the first one may be typed already. Never empty.
  package var words: [Word]

  /// A word with its probability.
  package struct Word: Sendable, Equatable {
    /// The word as written.
    package var text: String
    /// P(word | the words before it and what is typed of it), 0…1.
    package var probability: Double
  }

  /// Creates a continuation from words.
  init(words: [Word]) { self.words = words }

  /// Creates a phrase that comes as a whole or not at all, with a given probability, 0…1; returns nil for one without
  /// words.
  package init?(phrase: String, chance: Double, maximumWords: Int) {
    words = phrase.split(separator: " ").prefix(maximumWords).enumerated().map { index, word in
      Word(text: String(word), probability: index == 0 ? chance : 1)
    }
    if words.isEmpty { return nil }
  }

  /// P(all words | the typed text), 0…1.
  package var probability: Double { words.reduce(1) { $0 * $1.probability } }

  /// The words separated by spaces.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// Returns the text after `typed`, split before each space; empty if `typed` is not a prefix of the text.
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

  /// Returns the words from the one at the cursor on, given the typed part of the whole text and of that word.
  func rest(after typed: String, wordPrefix: String) -> Continuation? {
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
