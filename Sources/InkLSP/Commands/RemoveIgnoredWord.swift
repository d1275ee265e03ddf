// `inkling.removeIgnoredWord`: an ignored word is marked and corrected again.

package import InkJSON

/// Takes an ignored word back.
package struct RemoveIgnoredWordCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.removeIgnoredWord"

  /// The word and how far it reaches.
  package var argument: WordArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
