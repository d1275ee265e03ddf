// `inkling.wordStatus`: what is known of a word.

package import InkJSON

/// Asks what is known of a word.
package struct WordStatusCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = WordStatusAnswer
  /// The name on the wire.
  package static let method = "inkling.wordStatus"

  /// The word and how far it reaches.
  package var argument: WordArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
