// What a document remembers of its ghosts: the one on show, those that were ignored, and how cautious to be.

package import InkText

/// The ghosts of one document so far.
///
/// What became of a ghost is read off the text: its first word was written, or something else was. An ignored
/// one is not shown again in its word and raises the gate; one that is followed lowers it again, and so
/// does time, counted in words.
package struct PredictionMemory: Sendable {
  /// The prediction on show; nil where there is none.
  package private(set) var shown: KeptPrediction?
  /// By how much the gate is raised, in logits; 0 for a writer who follows.
  package private(set) var caution = 0.0
  private var ignored: [String] = []
  private var word = TextPoint.zero

  private static let raise = 0.15
  private static let relief = 0.15
  private static let greatest = 1.5
  private static let reliefAWord = 0.01

  /// Nothing shown yet.
  package init() {}

  /// The first words that were ignored while the word that begins at a place was typed.
  package func ignored(at start: TextPoint) -> [String] { start == word ? ignored : [] }

  /// Looks at what was written since the last question, up to the cursor in the word that begins at `start`.
  ///
  /// - Parameters:
  ///   - start: Where the word at the cursor begins.
  ///   - written: What stands behind the beginning of the prediction on show, on its line; nil where the cursor is
  ///     before it.
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
      caution = max(0, caution - Self.reliefAWord)
    }
  }

  /// Notes what is on show now.
  package mutating func show(_ prediction: KeptPrediction?) { shown = prediction }
}
