// The commands about a single word: learn, unlearn, ignore, stop ignoring, and query.

import InkRPC

/// Adds a word to the learned words.
package enum LearnWordCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.learnWord"
}

/// Removes a word from the learned words.
package enum UnlearnWordCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.unlearnWord"
}

/// Ignores a word: it is no longer flagged or corrected.
package enum IgnoreWordCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.ignoreWord"
}

/// Stops ignoring a word: it is flagged and corrected again.
package enum RemoveIgnoredWordCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.removeIgnoredWord"
}

/// Asks what is known about a word.
package enum WordStatusCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordArgument
  /// The type of the result.
  package typealias Answer = WordStatusAnswer
  /// The method name on the wire.
  package static let method = "inkling.wordStatus"
}
