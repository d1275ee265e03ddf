// `inkling/status`: what is loaded, which settings are in effect and where they come from.

package import InkJSON

/// Asks for the state of the server and, if one is named, of a document.
package struct StatusRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = StatusResult
  /// The method name on the wire.
  package static let method = "inkling/status"

  /// The document whose traits are requested.
  package var uri: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"].ifPresent?["uri"].string()
  }
}
