// Lists of words as the code writes them: a text, of which a line holds many words.

extension Set<String> {
  /// The words of a text, which spaces and ends of lines part.
  package init(wordsOf text: String) {
    // Bytes, since to tell whole characters apart took most of the time to the first correction.
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    self.init(words.map { String(Substring($0)) })
  }
}
