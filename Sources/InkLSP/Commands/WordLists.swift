// `inkling.learnedWords` and `inkling.ignoredWords`, and what all commands that list words take.

package import InkJSON

/// The taught words, in the order of the alphabet.
package enum LearnedWordsCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordListArgument
  /// The type of the result.
  package typealias Answer = WordListAnswer
  /// The method name on the wire.
  package static let method = "inkling.learnedWords"
}

/// The ignored words, in the order of the alphabet.
package enum IgnoredWordsCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordListArgument
  /// The type of the result.
  package typealias Answer = WordListAnswer
  /// The method name on the wire.
  package static let method = "inkling.ignoredWords"
}

/// Which words to list, and which part of the list.
package struct WordListArgument: JSONReadable, Equatable, Sendable {
  /// The longest part of a list that may be asked for.
  package static let limits = 0...10_000

  /// Only words of this language.
  package var language: String?
  /// Only words of this scope.
  package var scope: WordArgument.Scope?
  /// How many words at most.
  package var limit: Int
  /// How many words to leave out at the front.
  package var offset: Int

  /// Reads `{language?, scope?, limit?, offset?}`; nothing at all asks for the first words of all.
  package init(from field: JSONField) throws(JSONDecodingError) {
    language = try field["language"].ifPresent?.languageTag()
    scope = try field["scope"].ifPresent?.choice(of: WordArgument.Scope.self)
    limit = try field["limit"].ifPresent?.integer(in: Self.limits) ?? Self.limits.upperBound
    offset = try field["offset"].ifPresent?.integer(in: 0...) ?? 0
  }
}
