// `$/setTrace`: how much is traced.

package import InkJSON

/// The trace level set by the client.
package struct SetTraceNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "$/setTrace"

  /// The trace levels.
  package enum Value: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// Names and times of messages.
    case messages
    /// Names, times and sizes; never contents.
    case verbose
  }

  /// The requested level.
  package var value: Value

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    value = try params["value"].choice(of: Value.self)
  }
}
