// `inkling.learnText`: a whole text is learned from, such as one that was written long ago.

package import InkJSON

/// Learns how somebody writes from a text of theirs; learning the same again changes nothing.
package struct LearnTextCommand: LanguageRequest {
  /// What was learned.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// How many words of prose were read.
    package var words: Int

    /// An answer.
    package init(words: Int) {
      self.words = words
    }

    /// Writes `{words}`.
    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("words", words) }
    }
  }

  /// The name on the wire.
  package static let method = "inkling.learnText"

  /// The text's URI, by which it can be forgotten.
  package var uri: String
  /// The text; nil for that of the open document.
  package var text: String?
  /// Its language id, which says what of it is prose.
  package var languageID: String?

  /// Reads `{uri, text?, languageId?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
    text = try argument["text"].ifPresent?.string()
    languageID = try argument["languageId"].ifPresent?.string()
  }
}
