// `textDocument/didOpen`: from now on the client reports every change.

package import InkJSON

/// A document and its full text.
package struct DidOpenNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didOpen"

  /// The document's URI, kept exactly as sent.
  package var uri: String
  /// The client's language id, which says what kind of text it is.
  package var languageID: String
  /// The client's version of this text; nil if it does not count versions, or not in whole numbers.
  package var version: Int?
  /// The full text.
  package var text: String

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let document = params["textDocument"]
    uri = try document["uri"].string()
    languageID = try document["languageId"].ifPresent?.string() ?? "plaintext"
    version = try? document["version"].ifPresent?.integer()
    text = try document["text"].string()
  }
}
