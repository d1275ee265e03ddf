// The minimum probability of a prediction that is shown.

package import InkText

/// The minimum probability of a prediction, and its maximum length.
///
/// The same gate applies inside a word and at its boundary; ``Calibration`` accounts for the differences in the model's
/// reliability.
package struct PredictionGate: Sendable, Equatable {
  /// The minimum probability that all of it comes next, 0…1.
  package let threshold: Double
  /// The minimum probability of each word after the first, however probable those before it are.
  let minimumNextChance: Double
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
    guard let logit = Self.logit(of: mode) else { return nil }
    let automatic = minimumProbability ?? Calibration.logistic(logit + caution)
    threshold = isInvoked ? Self.invoked : automatic
    // What is shown by itself is shown on request, too.
    minimumNextChance =
      isInvoked
      ? min(Self.nextIfInvoked, minimumProbability ?? Calibration.logistic(logit)) : automatic
    self.maximumWords = max(1, maximumWords)
    self.isInvoked = isInvoked
  }

  /// Returns the initial threshold of a mode as a logit: 48 % for `default`, 29 % for `yes`.
  private static func logit(of mode: PredictionMode) -> Double? {
    switch mode {
    case .no: nil
    case .default: -0.08
    case .yes: -0.9
    }
  }

  /// The threshold on request, when the first word may be arbitrarily unlikely, and what each further word has to
  /// exceed then.
  private static let invoked = 0.02
  private static let nextIfInvoked = 0.4
}
