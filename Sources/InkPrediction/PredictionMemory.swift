// The prediction history of a document: the ghost text shown, ignored ones, and the resulting caution.

package import InkText

/// The predictions shown in a document so far.
///
/// The outcome of a prediction is derived from the text: either its first word was written or something else. An
/// ignored one is not shown again in the same word and raises the gate; an accepted one lowers it again, and so
/// does time, measured in words.
package struct PredictionMemory: Sendable {
  /// The prediction currently shown; nil if there is none.
  package private(set) var shown: KeptPrediction?
  /// The amount in logits by which the gate is raised; 0 for a writer who accepts predictions.
  package private(set) var caution = 0.0
  private var ignored: [String] = []
  private var word = TextPoint.zero

  private static let raise = 0.15
  private static let relief = 0.15
  private static let greatest = 1.5
  private static let reliefPerWord = 0.01

  /// Creates an empty history.
  package init() {}

  /// Returns the first words of predictions ignored while the word at a position was typed.
  package func ignored(at start: TextPoint) -> [String] { start == word ? ignored : [] }

  /// Records the outcome of what was written since the last query, up to the cursor in the word that begins at
  /// `start`.
  ///
  /// - Parameters:
  ///   - start: The start of the word at the cursor.
  ///   - written: The text from the start of the shown prediction to the cursor, if on the same line; nil if the
  ///     cursor is before it.
  package mutating func noteOutcome(at start: TextPoint, written: String?) {
    if let shown, let written {
      switch shown.continuation.outcome(of: written) {
      case .open: break
      case .followed:
        caution = max(0, caution - Self.relief)
      case .ignored:
        caution = min(Self.greatest, caution + Self.raise)
        if start == shown.start, let first = shown.continuation.words.first {
          if start != word { ignored = [] }
          word = start
          ignored.append(first.text)
        }
      }
    }
    if start != word {
      word = start
      ignored = []
      caution = max(0, caution - Self.reliefPerWord)
    }
  }

  /// Records the prediction that is now shown.
  package mutating func show(_ prediction: KeptPrediction?) { shown = prediction }
}
