// What was read out of a text to be learned: counts of words and of what stood before them, never the text.

/// Counts of a text that somebody wrote.
package struct TextCounts: Hashable, Sendable {
  /// The document's URI, or that of a file that was given to learn from.
  package var source: String
  /// How many words were read.
  package var wordCount = 0
  /// How often each word stood behind the two tokens before it.
  package var triples: [WordTriple: Int] = [:]
  /// Words that nobody knows, as they were written, and how often; fewer than none where they were put right since.
  package var newWords: [String: Int] = [:]
  /// Words the user has learned, in the form in which they were, and how often.
  package var usedWords: [String: Int] = [:]

  /// Nothing read yet.
  package init(source: String) { self.source = source }

  /// Whether there is nothing to learn.
  package var isEmpty: Bool { triples.isEmpty && newWords.isEmpty && usedWords.isEmpty }
}

/// A word and the two tokens before it, as language models know them: pairs and single words are sums of these.
package struct WordTriple: Hashable, Sendable {
  /// The token before the last one; `<unk>` where nobody knows.
  package var first: String
  /// The token before the word.
  package var second: String
  /// The word.
  package var word: String

  /// A word behind two tokens.
  package init(_ first: String, _ second: String, _ word: String) {
    self.first = first
    self.second = second
    self.word = word
  }
}

/// A text that was learned from, as it is listed.
package struct LearnedText: Hashable, Sendable {
  /// The document's URI, or that of the file.
  package var source: String
  /// How it came: `typed`, or `texts` for one that was given to learn from.
  package var origin: WordOrigin
  /// How many of its words were read.
  package var wordCount: Int
  /// The first and the last day it was learned from, in seconds since 1970.
  package var days: ClosedRange<Int64>

  /// A text.
  package init(source: String, origin: WordOrigin, wordCount: Int, days: ClosedRange<Int64>) {
    self.source = source
    self.origin = origin
    self.wordCount = wordCount
    self.days = days
  }
}
