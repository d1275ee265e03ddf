// `textDocument/didOpen`: from here on the client tells every change.

package import InkJSON

/// A document and its whole text.
package struct DidOpenNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didOpen"

  /// The document's URI, kept letter for letter.
  package var uri: String
  /// What kind of text it is, by the client's name for it.
  package var languageID: String
  /// The client's number for this state of the text; nil where it does not count.
  package var version: Int?
  /// The whole text.
  package var text: String

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let document = params["textDocument"]
    uri = try document["uri"].string()
    languageID = try document["languageId"].ifPresent?.string() ?? "plaintext"
    version = try document["version"].ifPresent?.integer()
    text = try document["text"].string()
  }
}
