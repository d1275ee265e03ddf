// `$/cancelRequest`: the client no longer wants a response.

package import InkJSON
package import InkRPC

/// Names the request to cancel.
package struct CancelNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "$/cancelRequest"

  /// The id of that request.
  package var id: RequestID

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    guard let id = params["id"].value.flatMap({ RequestID($0) }) else {
      throw params["id"].mismatch(expected: "the id of a request")
    }
    self.id = id
  }
}
