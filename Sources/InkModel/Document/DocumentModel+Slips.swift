// Words of a document that may be slips of its writer: they speak for nothing where another word is meant.

import InkText

extension DocumentModel {
  /// A word of the document that no capital inside a sentence makes a name.
  package struct SmallWord: Sendable {
    /// The word as language models know it.
    package let text: String
    /// How often it stands in the document.
    package let sightings: Int
    /// Whether it looks like a slip of a common word, by itself.
    package let looksMistyped: Bool
  }

  /// The words that begin as what is typed, or are just that, and stand fewer than so many times in the document, in
  /// the order of their letters; a thousand are looked at.
  package func smallWords(beginning prefix: String, fewerThan count: Int) -> [SmallWord] {
    vocabulary.numbers(withPrefix: foldedKey(normalizedWord(prefix))).prefix(Self.lookedAt)
      .compactMap {
        let word = vocabulary[$0]
        guard 0 < word.sightings, word.sightings < count,
          word.sureForm.map({ LetterCase.of($0) == .lower }) ?? true
        else { return nil }
        return SmallWord(
          text: word.text, sightings: word.sightings, looksMistyped: word.looksMistyped)
      }
  }

  /// With more words that begin alike, the others are not looked at.
  private static let lookedAt = 1_000
}
