// What became of a correction that an editor was given, step by step.

/// Whether a correction was made, and undone since.
enum CorrectionState: Equatable, Sendable {
  /// The editor was given it.
  case given
  /// The editor has made it.
  case made
  /// What was typed stands there again, and nothing was taken out since.
  case undone
  /// The user went on undoing past it, so the undo says nothing about this correction.
  case undonePast

  /// What stands in the place of a correction.
  enum Sight: Equatable, Sendable {
    /// What it says.
    case corrected
    /// What was typed.
    case typed
    /// Anything else.
    case other
  }

  /// Takes in what stands in its place after a change.
  ///
  ///     since        corrected   typed                        other
  ///     given        made        given                        given
  ///     made         made        undone                       made
  ///     undone       made        undone; undonePast after     undonePast
  ///                              something was taken out
  ///     undonePast   made        undonePast                   undonePast
  ///
  /// - Parameters:
  ///   - sight: What stands there.
  ///   - isRemoval: Whether the change has taken something out, there or beside.
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
