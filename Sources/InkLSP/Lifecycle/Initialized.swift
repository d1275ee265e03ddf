// `initialized`: from here on we may ask the client.

package import InkJSON

/// The notification after the answer to `initialize`; it says nothing but that.
package struct InitializedNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "initialized"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
