// An engine's judgement of a finished word, to the extent that it is measured.

/// An engine's judgement of a finished word.
package struct WordJudgement: Hashable, Sendable {
  /// A word that may be the intended one.
  package struct Alternative: Hashable, Sendable {
    /// The word.
    package var text: String
    /// Its probability, 0…1.
    package var probability: Double
    /// Whether it would replace the typed word automatically.
    package var isAutomatic: Bool

    /// Creates an alternative.
    package init(text: String, probability: Double, isAutomatic: Bool) {
      self.text = text
      self.probability = probability
      self.isAutomatic = isAutomatic
    }
  }

  /// Whether the typed word is known.
  package var isKnown: Bool
  /// Whether the typed word would be marked.
  package var isFlagged: Bool
  /// The words that may be intended instead, best first.
  package var alternatives: [Alternative]

  /// Creates a judgement.
  package init(isKnown: Bool, isFlagged: Bool, alternatives: [Alternative]) {
    self.isKnown = isKnown
    self.isFlagged = isFlagged
    self.alternatives = alternatives
  }
}
