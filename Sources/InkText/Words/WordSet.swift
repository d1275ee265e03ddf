// Lists of words as the code writes them: a text, of which a line holds many words.

extension Set<String> {
  /// The words of a text, which spaces and ends of lines part.
  package init(wordsOf text: String) {
    self.init(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
