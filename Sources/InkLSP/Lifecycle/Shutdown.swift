// `shutdown`: everything is to be safe before the answer; after it only `exit` comes.

package import InkJSON

/// The request to make an end; it has no parameters.
package struct ShutdownRequest: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = JSONValue
  /// The name on the wire.
  package static let method = "shutdown"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
