// `inkling.learnText`: a whole text is learned from, such as one that was written long ago.

package import InkJSON

/// Learns how somebody writes from a text of theirs; learning the same again changes nothing.
package struct LearnTextCommand: LanguageRequest {
  /// What was learned.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// How many words of prose were read.
    package var words: Int

    /// Creates an answer.
    package init(words: Int) {
      self.words = words
    }

    /// Writes `{words}`.
    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("words", words) }
    }
  }

  /// The method name on the wire.
  package static let method = "inkling.learnText"
  /// What a client may call the work.
  package static let title = "Learning how you write"

  /// The text's URI, by which it can be forgotten.
  package var uri: String
  /// The text; nil for that of the open document.
  package var text: String?
  /// Its language id, which says what of it is prose.
  package var languageID: String?
  /// What `$/progress` is sent under; nil for a client that does not want to know.
  package var progressToken: JSONValue?

  /// Reads `{uri, text?, languageId?, workDoneToken?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
    text = try argument["text"].ifPresent?.string()
    languageID = try argument["languageId"].ifPresent?.string()
    progressToken = argument[ExecuteCommandRequest.progressToken].ifPresent?.value
  }
}
