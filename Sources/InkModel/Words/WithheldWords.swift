// Words that are not suggested at a position: harmful endings of what precedes it, and words for which nobody asked.

/// The words that are withheld at a position until enough of one is typed: ``HarmfulEndings`` of the words before, and
/// ``UnaskedWords`` after any words. They can be typed like any other word.
package struct WithheldWords: Sendable {
  private let endings: HarmfulEndings

  /// Creates the words withheld after some tokens; usually only those that are withheld everywhere.
  package init(after history: [String]) { endings = HarmfulEndings(after: history) }

  /// How many words to find beyond those that are wanted, since some may be among these.
  package var spare: Int { endings.count + 1 }

  /// Whether so little of a word is typed that it may still become another one.
  package func contains(_ word: String, after typed: String) -> Bool {
    endings.contains(word, after: typed) || UnaskedWords.contains(word, after: typed)
  }

  /// Whether a word would end a sentence harmfully, however much of it is typed.
  package func containsEnding(_ word: String) -> Bool { endings.contains(word) }
}
