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
    numbers(withPrefix: foldedKey(normalizedWord(prefix))).prefix(Self.lookedAt).compactMap {
      let word = words[Int($0)]
      guard 0 < word.sightings, word.sightings < count,
        word.sureForm.map({ LetterCase.of($0) == .lower }) ?? true
      else { return nil }
      return SmallWord(
        text: word.text, sightings: word.sightings, looksMistyped: word.looksMistyped)
    }
  }

  /// With more words that begin alike, the others are not looked at.
  private static let lookedAt = 1_000

  /// Takes a word for a slip until the document is read on: it is not offered, and gains nothing by standing there. Of
  /// how often it does, nothing is forgotten.
  package mutating func takeForSlip(_ word: String) {
    if let number = number(of: normalizedWord(word)) { doubtful.insert(number) }
  }

  /// Whether the word with a number may be a slip.
  func isDoubtful(_ number: Int32) -> Bool { !doubtful.isEmpty && doubtful.contains(number) }
}
