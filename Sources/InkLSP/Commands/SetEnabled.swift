// `inkling.setEnabled`: silence for a document or the session, and its end.

package import InkJSON

/// Silences the server or lets it speak.
package struct SetEnabledCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = SwitchAnswer
  /// The name on the wire.
  package static let method = "inkling.setEnabled"

  /// Whether anything is to be offered.
  package var argument: SwitchArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
