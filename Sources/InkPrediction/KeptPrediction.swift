// A prediction that was shown and may be typed through: the ghost stays while its letters are typed.

package import InkText

/// What is remembered of the prediction shown last.
package struct KeptPrediction: Sendable, Equatable {
  /// Where its first word begins.
  package var start: TextPoint
  /// All of it, from `start`: what was typed then and the ghost.
  package var text: String
  /// The words of the ghost, the first one whole, each with its probability given those before it.
  package var words: [Word]

  /// A word of a shown prediction.
  package struct Word: Sendable, Equatable {
    /// The word as it was shown.
    package var text: String
    /// Its probability when it was shown, given the words before it, 0…1.
    package var probability: Double
  }
}
