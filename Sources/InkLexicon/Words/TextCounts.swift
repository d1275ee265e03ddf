// What is learned from a text: counts of words and of the words before them, never the text itself.

/// Counts from a text written by the user.
package struct TextCounts: Hashable, Sendable {
  /// The URI of the document, or of a file given to learn from.
  package var source: String
  /// The number of words read.
  package var wordCount = 0
  /// The count of each word after the two tokens before it.
  package var triples: [WordTriple: Int] = [:]
  /// Unknown words as written, with their counts.
  package var newWords: [String: Int] = [:]
  /// New words of earlier counts that are gone from the text, with the counts to take back; none is among ``newWords``.
  package var retractedWords: [String: Int] = [:]
  /// Words the user has learned, in their learned form, with their counts.
  package var usedWords: [String: Int] = [:]

  /// Creates empty counts.
  package init(source: String) { self.source = source }

  /// Whether there is nothing to learn.
  package var isEmpty: Bool {
    triples.isEmpty && newWords.isEmpty && retractedWords.isEmpty && usedWords.isEmpty
  }
}

/// A word and the two tokens before it, in the form the language models use; counts of pairs and single words are sums
/// over these.
package struct WordTriple: Hashable, Sendable {
  /// The token before the last one; `<unk>` if unknown.
  package var first: String
  /// The token before the word.
  package var second: String
  /// The word.
  package var word: String

  /// Creates a triple.
  package init(_ first: String, _ second: String, _ word: String) {
    self.first = first
    self.second = second
    self.word = word
  }
}

/// A text that was learned from, as listed to the user.
package struct LearnedText: Hashable, Sendable {
  /// The URI of the document or file.
  package var source: String
  /// The origin: `typed`, or `texts` for a text given to learn from.
  package var origin: WordOrigin
  /// The number of words read.
  package var wordCount: Int
  /// The first and last day it was learned from, in seconds since 1970.
  package var days: ClosedRange<Int64>

  /// Creates a text.
  package init(source: String, origin: WordOrigin, wordCount: Int, days: ClosedRange<Int64>) {
    self.source = source
    self.origin = origin
    self.wordCount = wordCount
    self.days = days
  }
}
