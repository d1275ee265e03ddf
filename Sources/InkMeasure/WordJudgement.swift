// What an engine says of a finished word, as far as it is measured.

/// What an engine says of a finished word.
package struct WordJudgement: Hashable, Sendable {
  /// A word that may be meant instead.
  package struct Alternative: Hashable, Sendable {
    /// The word.
    package var text: String
    /// Its probability, 0…1.
    package var probability: Double
    /// Whether it would take the place of what is typed by itself.
    package var isAutomatic: Bool

    /// An alternative.
    package init(text: String, probability: Double, isAutomatic: Bool) {
      self.text = text
      self.probability = probability
      self.isAutomatic = isAutomatic
    }
  }

  /// Whether it is a word.
  package var isKnown: Bool
  /// Whether it would be marked.
  package var isFlagged: Bool
  /// What may be meant instead, best first.
  package var alternatives: [Alternative]

  /// A judgement.
  package init(isKnown: Bool, isFlagged: Bool, alternatives: [Alternative]) {
    self.isKnown = isKnown
    self.isFlagged = isFlagged
    self.alternatives = alternatives
  }
}
