// Which of two spellings of a word is that of the user or of the document.

import InkLexicon

extension Model {
  /// Whether the user has taught a word, or the document has it, and not its other spelling.
  package func isOwnSpelling(
    _ word: String, besides other: String, in document: DocumentModel?, at context: ModelContext
  ) -> Bool {
    isTaught(word, at: context) && !isTaught(other, at: context)
      || (document?.sightings(of: word) ?? 0) > 0 && document?.sightings(of: other) == 0
  }

  private func isTaught(_ word: String, at context: ModelContext) -> Bool {
    userWords.words(ofText: word).contains { $0.scope.holds(in: context.address) }
  }
}
