// `inkling/status`: what is loaded, what is set and by whom.

package import InkJSON

/// Asks for the state of the server, and of one document if it is named.
package struct StatusRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = StatusResult
  /// The method name on the wire.
  package static let method = "inkling/status"

  /// The document whose traits are wanted.
  package var uri: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"].ifPresent?["uri"].string()
  }
}
