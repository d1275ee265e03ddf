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
    /// Whether no pack has it, and it is too short to tell how it looks.
    package let isShort: Bool
  }

  /// The words that begin as what is typed, or are just that, in the order of their letters; a thousand are looked at.
  package func smallWords(beginning prefix: String) -> [SmallWord] {
    vocabulary.numbers(withPrefix: foldedKey(normalizedWord(prefix))).prefix(Self.lookedAt)
      .compactMap(smallWord)
  }

  /// The words that look mistyped, or are too short to tell, and stand behind the last of some tokens in the document,
  /// those that are met most first; a thousand are looked at.
  package func mistypedWords(behind history: [String]) -> [SmallWord] {
    guard let followers = followers(after: history).first ?? nil else { return [] }
    return followers.counts.prefix(Self.lookedAt)
      .compactMap { smallWord($0.word) }.filter { $0.looksMistyped || $0.isShort }
      .sorted { (-$0.sightings, $0.text) < (-$1.sightings, $1.text) }
  }

  /// The word with a number, if it stands there and no capital inside a sentence makes it a name.
  private func smallWord(_ number: Int32) -> SmallWord? {
    let word = vocabulary[number]
    guard 0 < word.sightings, word.sureForm.map({ LetterCase.of($0) == .lower }) ?? true
    else { return nil }
    return SmallWord(
      text: word.text, sightings: word.sightings, looksMistyped: word.looksMistyped,
      isShort: word.isOutside && word.key.count == 3)
  }

  /// With more words that begin alike, the others are not looked at.
  private static let lookedAt = 1_000
}
