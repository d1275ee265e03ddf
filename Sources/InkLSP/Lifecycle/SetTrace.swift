// `$/setTrace`: how much of the work is traced.

package import InkJSON

/// The client's wish for traces.
package struct SetTraceNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "$/setTrace"

  /// How much is traced.
  package enum Value: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// Names and times of messages.
    case messages
    /// Names, times and sizes; never contents.
    case verbose
  }

  /// The level wished.
  package var value: Value

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    value = try params["value"].choice(of: Value.self)
  }
}
