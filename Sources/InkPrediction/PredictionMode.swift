// The three values of inline prediction; the names are UITextInlinePredictionType's.

/// How readily a document is predicted into.
public enum PredictionMode: String, Sendable, CaseIterable {
  /// Where it is very probably right; always when invoked. Never in a search field or in code.
  case `default`
  /// Never.
  case no
  /// Through the lower gate; also in a search field and in the comments and strings of code.
  case yes
}
