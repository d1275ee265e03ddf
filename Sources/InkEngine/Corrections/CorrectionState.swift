// What became of a correction that an editor was given, step by step.

/// Whether a correction was made, and undone since.
enum CorrectionState: Equatable, Sendable {
  /// The editor was given the correction.
  case given
  /// The editor made the correction.
  case made
  /// The typed text is back, and nothing was deleted since.
  case undone
  /// The user kept undoing past it, so the undo says nothing about this correction.
  case undonePast

  /// The text found at a correction's range.
  enum Sight: Equatable, Sendable {
    /// The corrected text.
    case corrected
    /// The typed text.
    case typed
    /// Anything else.
    case other
  }

  /// Updates the state by the text found at its range after a change.
  ///
  ///     since        corrected   typed                        other
  ///     given        made        given                        given
  ///     made         made        undone                       made
  ///     undone       made        undone; undonePast after     undonePast
  ///                              something was taken out
  ///     undonePast   made        undonePast                   undonePast
  ///
  /// - Parameters:
  ///   - sight: The text found there.
  ///   - isRemoval: Whether the change deleted something, there or elsewhere.
  mutating func advance(seeing sight: Sight, isRemoval: Bool) {
    switch (self, sight) {
    case (_, .corrected): self = .made
    case (.made, .typed): self = .undone
    case (.undone, .typed): if isRemoval { self = .undonePast }
    case (.undone, .other): self = .undonePast
    case (.given, _), (.made, .other), (.undonePast, _): break
    }
  }
}
