// `exit`: the process ends.

package import InkJSON

/// The notification that ends the server; it has no parameters.
package struct ExitNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "exit"

  /// Reads the parameters.
  package init(from params: JSONField) {}
}
