// `inkling.learnedWords` and `inkling.ignoredWords`, and the argument of all commands that list words.

package import InkJSON
import InkRPC

/// Lists the learned words alphabetically.
package enum LearnedWordsCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordListArgument
  /// The type of the result.
  package typealias Answer = WordListAnswer
  /// The method name on the wire.
  package static let method = "inkling.learnedWords"
}

/// Lists the ignored words alphabetically.
package enum IgnoredWordsCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordListArgument
  /// The type of the result.
  package typealias Answer = WordListAnswer
  /// The method name on the wire.
  package static let method = "inkling.ignoredWords"
}

/// Which words to list, and which part of the list.
package struct WordListArgument: JSONReadable, Equatable, Sendable {
  /// The allowed values of `limit`.
  package static let limits = 0...10_000

  /// Only words of this language.
  package var language: String?
  /// Only words of this scope.
  package var scope: WordArgument.Scope?
  /// The maximum number of words.
  package var limit: Int
  /// The number of words to skip at the start.
  package var offset: Int

  /// Reads `{language?, scope?, limit?, offset?}`; an absent argument asks for the first words, unfiltered.
  package init(from field: JSONField) throws(JSONDecodingError) {
    language = try field["language"].ifPresent?.languageTag()
    scope = try field["scope"].ifPresent?.choice(of: WordArgument.Scope.self)
    limit = try field["limit"].ifPresent?.integer(in: Self.limits) ?? Self.limits.upperBound
    offset = try field["offset"].ifPresent?.integer(in: 0...) ?? 0
  }
}
