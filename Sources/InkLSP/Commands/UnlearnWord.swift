// `inkling.unlearnWord`: a word that was taught is forgotten.

package import InkJSON

/// Takes a taught word back.
package struct UnlearnWordCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.unlearnWord"

  /// The word and how far it reaches.
  package var argument: WordArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
