// The three values of inline prediction on the wire.

/// How readily a text is predicted into.
package enum InlinePredictionMode: String, Sendable, CaseIterable {
  /// Where it is very probably right.
  case `default`
  /// Never.
  case no
  /// Readily.
  case yes
}
