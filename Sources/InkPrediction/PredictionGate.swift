// How sure a prediction must be before it is shown.

/// The least probabilities of a prediction, and how long it may grow.
///
/// In measured text 80 of 100 first words are right inside a word from 0.60 on, 70 from 0.40 on; at a
/// word's border the same takes more, since n-grams alone know little of what comes next.
package struct PredictionGate: Sendable, Equatable {
  /// The least joint probability where letters of the word are typed.
  package var insideWord: Double
  /// The least joint probability before the first letter.
  package var atBorder: Double
  /// How many words it may hold.
  package var maximumWords: Int

  /// Whether a person asks.
  package var isInvoked: Bool

  /// The lower of the two.
  var lowest: Double { min(insideWord, atBorder) }

  /// A shown prediction stays while it is above this share of its gate, so that it does not flicker.
  static let keepingShare = 0.5

  /// The gate of a mode; nil where the mode never predicts.
  ///
  /// - Parameters:
  ///   - mode: How readily the place is predicted into.
  ///   - isInvoked: Whether a person asks by a key; then anything sensible is shown.
  ///   - minimumProbability: A gate of one's own, which takes the place of the mode's.
  ///   - maximumWords: How many words it may hold.
  package init?(
    mode: PredictionMode, isInvoked: Bool, minimumProbability: Double? = nil, maximumWords: Int
  ) {
    switch (mode, isInvoked) {
    case (.no, _): return nil
    case (_, true): (insideWord, atBorder) = (0.02, 0.02)
    case (.default, false): (insideWord, atBorder) = (0.60, 0.85)
    case (.yes, false): (insideWord, atBorder) = (0.40, 0.55)
    }
    if let minimumProbability, !isInvoked {
      (insideWord, atBorder) = (minimumProbability, minimumProbability)
    }
    self.maximumWords = max(1, maximumWords)
    self.isInvoked = isInvoked
  }
}
