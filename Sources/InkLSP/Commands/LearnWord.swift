// `inkling.learnWord`: from now on this is a word.

package import InkJSON

/// Teaches a word.
package struct LearnWordCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.learnWord"

  /// The word and how far it reaches.
  package var argument: WordArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
