// Where in which document: the head that most requests about text begin with.

package import InkJSON

/// `textDocument` and `position` of a request.
///
/// A request is answered for the text as it is when its turn comes, so a `version` beside the URI is not read.
package struct TextDocumentPosition: Hashable, Sendable, JSONReadable {
  /// The URI of the document, letter for letter as the client opened it.
  package var uri: String

  /// The place in the document.
  package var position: Position

  /// Reads `textDocument.uri` and `position` out of a request's parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"].string(at: "uri")
    position = try Position(from: params["position"])
  }
}
