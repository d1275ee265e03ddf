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

  /// What is typed, and the words that begin so and look mistyped, or are too short to tell, in the order of their
  /// letters; a thousand are looked at.
  package func mistypedWords(beginning prefix: String) -> [SmallWord] {
    let typed = normalizedWord(prefix)
    return vocabulary.numbers(withPrefix: foldedKey(typed)).prefix(Self.lookedAt)
      .compactMap { smallWord($0, orJust: typed) }
  }

  /// The words that look mistyped, or are too short to tell, and stand behind the last of some tokens in the document,
  /// those that are met most first; a thousand are looked at.
  package func mistypedWords(behind history: [String]) -> [SmallWord] {
    guard let followers = followers(after: history).first ?? nil else { return [] }
    return followers.counts.prefix(Self.lookedAt)
      .compactMap { smallWord($0.word) }
      .sorted { (-$0.sightings, $0.text) < (-$1.sightings, $1.text) }
  }

  /// The word with a number, if it stands there, looks mistyped, is too short to tell or is just the one that is typed,
  /// and no capital inside a sentence makes it a name.
  private func smallWord(_ number: Int32, orJust typed: String? = nil) -> SmallWord? {
    // Most words are neither, which is seen without a copy of them.
    let isShort = vocabulary[number].isOutside && vocabulary[number].key.count == 3
    guard isShort || vocabulary[number].looksMistyped || vocabulary[number].text == typed
    else { return nil }
    let word = vocabulary[number]
    guard 0 < word.sightings, word.sureForm.map({ LetterCase.of($0) == .lower }) ?? true
    else { return nil }
    return SmallWord(
      text: word.text, sightings: word.sightings, looksMistyped: word.looksMistyped,
      isShort: isShort)
  }

  /// With more words that begin alike, the others are not looked at.
  private static let lookedAt = 1_000
}
