// `inkling.learnedWords`: the words that are taught.

package import InkJSON

/// Asks for the taught words, in the order of the alphabet.
package struct LearnedWordsCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = WordListAnswer
  /// The name on the wire.
  package static let method = "inkling.learnedWords"

  /// Which of them.
  package var argument: WordListArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
