// `inkling.setLearning`: a document or the session is private, or no longer.

package import InkJSON

/// Stops learning from what is typed, or goes on with it.
package struct SetLearningCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = SwitchAnswer
  /// The name on the wire.
  package static let method = "inkling.setLearning"

  /// Whether anything is to be learned.
  package var argument: SwitchArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
