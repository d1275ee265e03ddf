// What a client is to do because of a key, beside changing the text.

/// Something that happens outside of the text.
public enum KeyboardEffect: Sendable, Equatable {
  /// Something to hear and to feel.
  case feedback(KeyboardFeedback)
  /// Other keys are shown.
  case keyboardType(KeyboardType)
  /// Another language is typed in.
  case nextLanguage(String)
  /// The languages to choose from are shown.
  case languageMenu
  /// The keyboard is put away.
  case dismissKeyboard
  /// The keyboard listens.
  case dictation
  /// The application of the keyboard is opened.
  case openHost
  /// An address is opened.
  case openURL(String)
  /// What was done last is taken back.
  case undo
  /// An emoji was used.
  case emojiUsed(String)
  /// A word that nobody knows was chosen, so that it may be learned.
  case wordChosen(String)
  /// What the client makes of a name.
  case custom(String)
  /// Nothing is done for this action by anybody but the client.
  case unhandled
}

/// Something to hear and to feel, by KeyboardKit's names.
public struct KeyboardFeedback: Sendable, Equatable {
  /// Sounds.
  public enum Audio: String, Sendable, CaseIterable {
    /// A key that types; 1104 on iOS.
    case input
    /// The backspace key; 1155.
    case delete
    /// Any other key; 1156.
    case system
  }

  /// Movements.
  public enum Haptic: String, Sendable, CaseIterable {
    case error, success, warning, light, medium, heavy, selectionChanged
  }

  /// How much is felt.
  public enum HapticPreset: String, Sendable, CaseIterable {
    /// Each key.
    case enabled
    /// That the space key moves the cursor.
    case minimal
    /// Nothing.
    case disabled
  }

  /// What is heard; nil for nothing.
  public var audio: Audio?
  /// What is felt; nil for nothing.
  public var haptic: Haptic?

  /// The feedback on a gesture; nil where nothing is heard or felt.
  ///
  /// A press that leads to something when it is let go is heard and felt, and any other gesture that leads to something
  /// itself; letting go never is.
  init?(
    _ gesture: KeyboardGesture, on action: KeyboardAction, doesSomething: Bool,
    _ settings: ActionSettings
  ) {
    let isSpaceDrag = gesture == .longPress && action == .space
    guard doesSomething || isSpaceDrag else { return nil }
    if settings.audioFeedback, !isSpaceDrag { audio = Audio(gesture, on: action) }
    haptic = Haptic(gesture, isSpaceDrag: isSpaceDrag, settings.hapticFeedback)
    if audio == nil, haptic == nil { return nil }
  }
}

extension KeyboardFeedback.Audio {
  fileprivate init?(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    switch (gesture, action) {
    case (.press, .backspace), (.repeatPress, .backspace): self = .delete
    case (.press, _) where action.isInput: self = .input
    case (.press, _) where action.isSystem: self = .system
    default: return nil
    }
  }
}

extension KeyboardFeedback.Haptic {
  fileprivate init?(
    _ gesture: KeyboardGesture, isSpaceDrag: Bool, _ preset: KeyboardFeedback.HapticPreset
  ) {
    switch (preset, gesture) {
    case (.disabled, _): return nil
    case _ where isSpaceDrag: self = .medium
    case (.enabled, .press), (.enabled, .longPress), (.enabled, .doubleTap): self = .light
    case (.enabled, .repeatPress): self = .selectionChanged
    default: return nil
    }
  }
}
