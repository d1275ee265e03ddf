// `inkling.learnedTexts`: lists the documents and files that were learned from.

package import InkJSON

/// Asks for the texts that were learned from, in the order of their URIs.
package struct LearnedTextsCommand: LanguageRequest {
  /// The texts that were learned from.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// One text.
    package struct Entry: JSONWritable, Equatable, Sendable {
      /// Its URI.
      package var uri: String
      /// How it was learned: `typed` or `texts`.
      package var origin: String
      /// The number of its words that were counted.
      package var words: Int
      /// The first day on which it was learned from, in seconds since 1970.
      package var since: Int
      /// The last day on which it was learned from, in seconds since 1970.
      package var until: Int

      /// One text.
      package init(uri: String, origin: String, words: Int, since: Int, until: Int) {
        self.uri = uri
        self.origin = origin
        self.words = words
        self.since = since
        self.until = until
      }

      /// Writes `{uri, origin, words, since, until}`.
      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("uri", uri)
          $0.member("origin", origin)
          $0.member("words", words)
          $0.member("since", since)
          $0.member("until", until)
        }
      }
    }

    /// The texts.
    package var texts: [Entry]

    /// Creates a list.
    package init(texts: [Entry]) {
      self.texts = texts
    }

    /// Writes `{texts}`.
    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("texts", texts) }
    }
  }

  /// The method name on the wire.
  package static let method = "inkling.learnedTexts"

  /// Reads an object, or nothing, as there is nothing to choose.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    _ = try argument.ifPresent?.members()
  }
}
