// `textDocument/didClose`: the client no longer reports changes to this document.

package import InkJSON

/// Which document was closed.
package struct DidCloseNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didClose"

  /// The document's URI.
  package var uri: String

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
  }
}
