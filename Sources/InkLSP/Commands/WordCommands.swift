// The commands about one word: taught, taken back, ignored, marked again, asked about.

/// From now on this is a word.
package enum LearnWordCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.learnWord"
}

/// A word that was taught is one no longer.
package enum UnlearnWordCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.unlearnWord"
}

/// A word is neither marked nor corrected any more.
package enum IgnoreWordCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.ignoreWord"
}

/// An ignored word is marked and corrected again.
package enum RemoveIgnoredWordCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.removeIgnoredWord"
}

/// Asks what is known about a word.
package enum WordStatusCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = WordStatusAnswer
  /// The method name on the wire.
  package static let method = "inkling.wordStatus"
}
