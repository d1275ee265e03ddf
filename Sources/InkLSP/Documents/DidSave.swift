// `textDocument/didSave`: the text was saved.

package import InkJSON

/// Which document was saved.
package struct DidSaveNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didSave"

  /// The document's URI.
  package var uri: String

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
  }
}
