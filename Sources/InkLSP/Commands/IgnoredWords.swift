// `inkling.ignoredWords`: the words that are ignored.

package import InkJSON

/// Asks for the ignored words, in the order of the alphabet.
package struct IgnoredWordsCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = WordListAnswer
  /// The name on the wire.
  package static let method = "inkling.ignoredWords"

  /// Which of them.
  package var argument: WordListArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
