// The result of `inkling.learnedWords` and `inkling.ignoredWords`.

package import InkJSON

/// A list of words with their origins.
package struct WordListAnswer: JSONWritable, Equatable, Sendable {
  /// One word.
  package struct Entry: JSONWritable, Equatable, Sendable {
    /// The word.
    package var word: String
    /// How often it has been written since; 0 for an ignored word, and where it was not counted.
    package var count: Int
    /// How it was learned: `command`, `typed`, `imported` or `texts`.
    package var origin: String
    /// When it was learned, in seconds since 1970; 0 if that was not recorded.
    package var since: Int

    /// Its scope.
    package var scope: String
    /// The document it applies to, if the scope is `document`.
    package var document: String?
    /// The folder it applies to, if the scope is `workspace`.
    package var folder: String?
    /// Its language; nil for all languages.
    package var language: String?

    /// Creates an entry.
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
