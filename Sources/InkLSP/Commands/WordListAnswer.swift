// The answer of `inkling.learnedWords` and `inkling.ignoredWords`.

package import InkJSON

/// Words with what is known of their coming.
package struct WordListAnswer: JSONWritable, Equatable, Sendable {
  /// One word.
  package struct Entry: JSONWritable, Equatable, Sendable {
    /// The word.
    package var word: String
    /// How often it was used; 0 for an ignored word.
    package var count: Int
    /// How it came: the scope and the way.
    package var origin: String
    /// When it came, in seconds since 1970.
    package var since: Int

    /// One word.
    package init(word: String, count: Int, origin: String, since: Int) {
      self.word = word
      self.count = count
      self.origin = origin
      self.since = since
    }

    /// Writes `{word, count, origin, since}`.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("word", word)
        $0.member("count", count)
        $0.member("origin", origin)
        $0.member("since", since)
      }
    }
  }

  /// The words.
  package var words: [Entry]

  /// A list.
  package init(words: [Entry]) {
    self.words = words
  }

  /// Writes `{words}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("words", words) }
  }
}
