// The modes of inline prediction, named after those of UITextInlinePredictionType.

/// How readily predictions are shown in a document.
public enum PredictionMode: String, Sendable, CaseIterable {
  /// Only if very probably right, or when invoked. Never in a search field or in code.
  case `default`
  /// Never.
  case no
  /// With a lower threshold; also in a search field and in the comments and strings of code.
  case yes
}
