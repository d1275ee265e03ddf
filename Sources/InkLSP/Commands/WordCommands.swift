// The commands about one word: taught, taken back, ignored, marked again, asked about.

/// From now on this is a word.
package enum LearnWordCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordArgument
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.learnWord"
}

/// A word that was taught is one no longer.
package enum UnlearnWordCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordArgument
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.unlearnWord"
}

/// A word is neither marked nor corrected any more.
package enum IgnoreWordCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordArgument
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.ignoreWord"
}

/// An ignored word is marked and corrected again.
package enum RemoveIgnoredWordCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordArgument
  /// What it is answered with.
  package typealias Answer = ChangedAnswer
  /// The name on the wire.
  package static let method = "inkling.removeIgnoredWord"
}

/// What is known of a word.
package enum WordStatusCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordArgument
  /// What it is answered with.
  package typealias Answer = WordStatusAnswer
  /// The name on the wire.
  package static let method = "inkling.wordStatus"
}
