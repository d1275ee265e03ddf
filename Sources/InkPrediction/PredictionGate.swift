// How sure a prediction must be before it is shown.

/// The least chance of a prediction, and how long it may grow.
///
/// One gate serves inside a word and at its border: what differs there is how much the model is to be
/// believed, and ``Calibration`` sees to that.
package struct PredictionGate: Sendable, Equatable {
  /// The least chance that all of it comes, 0…1.
  package let threshold: Double
  /// How many words it may hold.
  package let maximumWords: Int
  /// Whether a person asks.
  package let isInvoked: Bool

  /// A shown prediction stays while it is above this share of its gate, so that it does not flicker.
  static let keepingShare = 0.3

  /// An unasked ghost of fewer bytes saves no key.
  var leastGhostBytes: Int { isInvoked ? 1 : 2 }

  /// The gate of a mode; nil where the mode never predicts.
  ///
  /// - Parameters:
  ///   - mode: How readily the place is predicted into.
  ///   - isInvoked: Whether a person asks by a key; then anything sensible is shown.
  ///   - minimumProbability: A gate of one's own, which takes the place of the mode's.
  ///   - maximumWords: How many words it may hold.
  ///   - caution: By how much the mode's gate is raised after offers that were ignored, in logits.
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

  /// The mode `default` begins at 46 %, `yes` at 29 %; as logits.
  private static let standard = -0.16
  private static let low = -0.9
}
