// `initialized`: from now on the server may send requests.

package import InkJSON

/// The notification that follows the response to `initialize`; it has no parameters.
package struct InitializedNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "initialized"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
