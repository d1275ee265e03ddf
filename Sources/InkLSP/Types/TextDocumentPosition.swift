// A document and a position in it, which most requests about text start with.

package import InkJSON

/// The `textDocument` and `position` of a request.
///
/// A request is answered for the text at the time it is processed, so a `version` next to the URI is ignored.
package struct TextDocumentPosition: Hashable, Sendable, JSONReadable {
  /// The document's URI, exactly as the client opened it.
  package var uri: String

  /// The position in the document.
  package var position: Position

  /// Reads `textDocument.uri` and `position` from a request's parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"].string(at: "uri")
    position = try Position(from: params["position"])
  }
}
