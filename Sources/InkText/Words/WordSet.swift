// Word lists in code: a text with many words per line.

extension Set<String> {
  /// Creates a set of the words of a text, separated by spaces and line breaks.
  package init(wordsOf text: String) {
    // Bytes, since splitting into characters took most of the time to the first correction.
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    self.init(words.map { String(Substring($0)) })
  }
}
