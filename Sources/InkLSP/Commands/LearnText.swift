// `inkling.learnText`: learns from a complete text, such as one written long ago.

package import InkJSON

/// Learns the user's writing from a text of theirs; learning the same text again changes nothing.
package struct LearnTextCommand: LanguageRequest {
  /// The amount of text learned.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// The number of words of prose read.
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
  /// A title that clients may show for the work.
  package static let title = "Learning how you write"

  /// The URI of the text, under which it can be forgotten.
  package var uri: String
  /// The text; nil to use that of the open document.
  package var text: String?
  /// Its language id, which determines what counts as prose.
  package var languageID: String?
  /// The token for `$/progress`; nil if the client does not want progress.
  package var progressToken: JSONValue?

  /// Reads `{uri, text?, languageId?, workDoneToken?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
    text = try argument["text"].ifPresent?.string()
    languageID = try argument["languageId"].ifPresent?.string()
    if let token = argument[ExecuteCommandRequest.progressToken].ifPresent {
      switch token.value {
      case .string, .integer: progressToken = token.value
      default: throw token.mismatch(expected: "a string or a whole number")
      }
    }
  }
}
