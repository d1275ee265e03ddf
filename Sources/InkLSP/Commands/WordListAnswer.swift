// The answer of `inkling.learnedWords` and `inkling.ignoredWords`.

package import InkJSON

/// Words with what is known of their coming.
package struct WordListAnswer: JSONWritable, Equatable, Sendable {
  /// One word.
  package struct Entry: JSONWritable, Equatable, Sendable {
    /// The word.
    package var word: String
    /// How often it was written since; 0 for an ignored word, and where nobody counted.
    package var count: Int
    /// How it came: `command`, `typed`, `imported`, `texts`.
    package var origin: String
    /// When it came, in seconds since 1970; 0 where nobody noted it.
    package var since: Int

    /// Where it holds.
    package var scope: String
    /// The document it holds in, where the scope is one.
    package var document: String?
    /// The folder it holds in, where the scope is a workspace.
    package var folder: String?
    /// Its language; nil for all.
    package var language: String?

    /// One word.
    package init(
      word: String, count: Int, origin: String, since: Int, scope: String, document: String? = nil,
      folder: String? = nil, language: String? = nil
    ) {
      self.word = word
      self.scope = scope
      self.document = document
      self.folder = folder
      self.language = language
      self.count = count
      self.origin = origin
      self.since = since
    }

    /// Writes `{word, count, origin, since, scope, document?, folder?, language?}`.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("word", word)
        $0.member("count", count)
        $0.member("origin", origin)
        $0.member("since", since)
        $0.member("scope", scope)
        $0.member("document", document)
        $0.member("folder", folder)
        $0.member("language", language)
      }
    }
  }

  /// The words.
  package var words: [Entry]

  /// Creates a list.
  package init(words: [Entry]) {
    self.words = words
  }

  /// Writes `{words}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("words", words) }
  }
}
