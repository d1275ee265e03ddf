// `textDocument/didChange`: edits in the order they were made.

package import InkJSON

/// The edits that lead to a new version; each one applies to the text that the previous one produced.
package struct DidChangeNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didChange"

  /// One edit.
  package struct Change: Sendable, JSONReadable {
    /// The replaced range; nil for the whole text.
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
  /// The version after the edits; nil if the client does not count versions, or not in whole numbers. A change that was
  /// dropped for its version would leave another text here than the client has.
  package var version: Int?
  /// The edits, first to last.
  package var changes: [Change]

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let document = params["textDocument"]
    uri = try document.string(at: "uri")
    version = try? document.ifPresent("version")?.integer()
    changes = try params["contentChanges"].list()
  }
}
