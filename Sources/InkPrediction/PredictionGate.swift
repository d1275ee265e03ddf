// The minimum probability of a prediction that is shown.

/// The minimum probability of a prediction, and its maximum length.
///
/// The same gate applies inside a word and at its boundary; ``Calibration`` accounts for the differences in the
/// model's reliability.
package struct PredictionGate: Sendable, Equatable {
  /// The minimum probability that all of it comes next, 0…1.
  package let threshold: Double
  /// The maximum number of words.
  package let maximumWords: Int
  /// Whether the user has explicitly requested a prediction.
  package let isInvoked: Bool

  /// The share of the threshold above which a shown prediction stays, so that it does not flicker.
  static let retentionShare = 0.3

  /// The minimum length of a ghost text in bytes; a shorter automatic one saves no keystroke.
  var minimumGhostBytes: Int { isInvoked ? 1 : 2 }

  /// Creates the gate of a mode; returns nil if the mode never predicts.
  ///
  /// - Parameters:
  ///   - mode: The mode of the document or field.
  ///   - isInvoked: Whether the user has requested a prediction with a key; then anything plausible is shown.
  ///   - minimumProbability: A threshold that replaces the mode's unless the prediction is invoked.
  ///   - maximumWords: The maximum number of words.
  ///   - caution: The amount in logits by which the mode's threshold is raised after ignored predictions.
  package init?(
    mode: PredictionMode, isInvoked: Bool, minimumProbability: Double? = nil, maximumWords: Int,
    caution: Double = 0
  ) {
    switch (mode, isInvoked) {
    case (.no, _): return nil
    case (_, true): threshold = 0.02
    case (.default, false):
      threshold = minimumProbability ?? Calibration.logistic(Self.standard + caution)
    case (.yes, false):
      threshold = minimumProbability ?? Calibration.logistic(Self.low + caution)
    }
    self.maximumWords = max(1, maximumWords)
    self.isInvoked = isInvoked
  }

  /// The initial thresholds as logits: 48 % for the mode `default`, 29 % for `yes`.
  private static let standard = -0.08
  private static let low = -0.9
}
