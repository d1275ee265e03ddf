// `shutdown`: everything is to be safe before the answer; after it only `exit` comes.

package import InkJSON

/// The request to make an end; it has no parameters.
package struct ShutdownRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONValue
  /// The method name on the wire.
  package static let method = "shutdown"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
