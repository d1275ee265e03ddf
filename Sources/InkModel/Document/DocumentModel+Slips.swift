// Words of a document that may be its writer's slips and are no evidence against a correction.

import InkText

extension DocumentModel {
  /// A word of the document that is not capitalized inside a sentence and hence is no proper name.
  package struct SmallWord: Sendable {
    /// The word in the form the language models use.
    package let text: String
    /// The number of occurrences in the document.
    package let sightings: Int
    /// Whether the word in itself looks like a slip of a common word.
    package let looksMistyped: Bool
    /// Whether no pack has the word and it is too short to judge by its looks.
    package let isShort: Bool
  }

  /// Returns the typed word, and the words with it as a prefix that look mistyped or are too short to judge, in
  /// alphabetical order. Examines at most a thousand words.
  package func mistypedWords(beginning prefix: String) -> [SmallWord] {
    let typed = normalizedWord(prefix)
    return vocabulary.numbers(withPrefix: foldedKey(typed)).prefix(Self.maximumExaminedCount)
      .compactMap { smallWord($0, orJust: typed) }
  }

  /// Returns the words that follow the last token of a history in the document and look mistyped or are too short to
  /// judge, most frequent first. Examines at most a thousand words.
  package func mistypedWords(after history: [String]) -> [SmallWord] {
    guard let followers = followers(after: history).first ?? nil else { return [] }
    return followers.counts.prefix(Self.maximumExaminedCount)
      .compactMap { smallWord($0.word) }
      .sorted { (-$0.sightings, $0.text) < (-$1.sightings, $1.text) }
  }

  /// Returns the word with a number if it occurs in the document, is not capitalized inside a sentence, and looks
  /// mistyped, is too short to judge, or equals the typed word.
  private func smallWord(_ number: Int32, orJust typed: String? = nil) -> SmallWord? {
    // Checked in place first, since it rules out most words without copying them.
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
}
