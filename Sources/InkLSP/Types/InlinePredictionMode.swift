// The modes of inline prediction on the wire.

/// How readily text is predicted.
package enum InlinePredictionMode: String, Sendable, CaseIterable {
  /// Only where the prediction is very likely right.
  case `default`
  /// Never.
  case no
  /// Readily.
  case yes
}
