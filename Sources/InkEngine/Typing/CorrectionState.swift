// What became of a correction that an editor was given, step by step.

/// Whether a correction was made, and undone since.
enum CorrectionState: Equatable, Sendable {
  /// The editor was given the correction.
  case given
  /// The editor made the correction.
  case made
  /// The typed text is back, and nothing was typed or deleted since.
  case undone(Manner)
  /// The user kept undoing past it, so the undo says nothing about this correction.
  case undonePast
  /// The user typed on, anywhere, while the text is back: it was meant. The log takes such a correction out.
  case reverted(Manner)

  /// How the typed text came back.
  enum Manner: Sendable {
    /// By an undo, or as by one: part of the text was replaced at once.
    case byUndoing
    /// Its end was deleted together with what followed, as by one who is about to delete the rest: about, from abou.
    case byCutting
    /// It was typed again.
    case byTyping
  }

  /// The text found at a correction's range.
  enum Sight: Equatable, Sendable {
    /// The corrected text.
    case corrected
    /// The typed text.
    case typed
    /// Anything else.
    case other
  }

  /// What a change did, at the range or elsewhere.
  struct Change: Sendable {
    /// Whether it took something out.
    var removes = false
    /// Whether it put something in.
    var inserts = false
    /// Whether one character was typed, and nothing else.
    var isTyped = false
    /// How the typed text came back, if it did.
    var manner = Manner.byUndoing
  }

  /// Updates the state by the text found at its range after a change.
  ///
  ///     since        corrected   typed                        other
  ///     given        made        given                        given
  ///     made         made        undone                       made
  ///     undone       made        undonePast after something   undonePast; made where a cut
  ///                              was taken out; reverted      goes on
  ///                              after a typed character
  ///     undonePast   made        undonePast                   undonePast
  ///     reverted     made        reverted                     reverted
  mutating func advance(seeing sight: Sight, after change: Change) {
    switch (self, sight) {
    case (_, .corrected): self = .made
    case (.made, .typed): self = .undone(change.manner)
    case (.undone(let manner), .typed):
      if change.removes {
        self = .undonePast
      } else if change.isTyped {
        self = .reverted(manner)
      }
    // What looked like an undo was the first part of a deletion.
    case (.undone(.byCutting), .other) where !change.inserts: self = .made
    case (.undone, .other): self = .undonePast
    case (.given, _), (.made, .other), (.undonePast, _), (.reverted, _): break
    }
  }

  /// Whether the typed text is back, as far as is known.
  var isUndone: Bool {
    switch self {
    case .undone, .undonePast, .reverted: true
    case .given, .made: false
    }
  }
}
