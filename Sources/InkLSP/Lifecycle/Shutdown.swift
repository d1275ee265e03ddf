// `shutdown`: everything must be saved before the response; only `exit` follows it.

package import InkJSON

/// The request to shut down; it has no parameters.
package struct ShutdownRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONValue
  /// The method name on the wire.
  package static let method = "shutdown"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
