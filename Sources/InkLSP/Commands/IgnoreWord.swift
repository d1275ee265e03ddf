// `inkling.ignoreWord`: a word is neither marked nor corrected any more.

package import InkJSON

/// Silences corrections of a word.
package struct IgnoreWordCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.ignoreWord"

  /// The word and how far it reaches.
  package var argument: WordArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
