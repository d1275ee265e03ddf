// `textDocument/didChange`: edits in the order they were made.

package import InkJSON

/// The edits that lead to a new version; each is told in the text that the one before left.
package struct DidChangeNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didChange"

  /// One edit.
  package struct Change: Sendable, JSONReadable {
    /// What is replaced; nil for the whole text.
    package var range: PositionRange?
    /// The replacement text.
    package var text: String

    /// Reads `{range?, text}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      range = try field.ifPresent("range")?.read()
      text = try field.string(at: "text")
    }
  }

  /// The document's URI.
  package var uri: String
  /// The version after the edits; nil where the client does not count.
  package var version: Int?
  /// The edits, first to last.
  package var changes: [Change]

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let document = params["textDocument"]
    uri = try document.string(at: "uri")
    version = try document.ifPresent("version")?.integer()
    changes = try params["contentChanges"].list()
  }
}
