// The effects of a key for the client to perform, besides changes of the text.

import InkText

/// An effect outside the text.
public enum KeyboardEffect: Sendable, Equatable {
  /// Audio and haptic feedback.
  case feedback(KeyboardFeedback)
  /// Other keys are shown.
  case keyboardType(KeyboardType)
  /// The input language changes.
  case nextLanguage(String)
  /// The menu of languages is shown.
  case languageMenu
  /// The keyboard is dismissed.
  case dismissKeyboard
  /// Dictation begins.
  case dictation
  /// The application of the keyboard is opened.
  case openHost
  /// A URL is opened.
  case openURL(String)
  /// The last change is undone.
  case undo
  /// An emoji was used.
  case emojiUsed(String)
  /// An unknown word was chosen, which may be learned.
  case wordChosen(String)
  /// A client-defined effect.
  case custom(String)
  /// The action is left entirely to the client.
  case unhandled
}

/// Audio and haptic feedback, by KeyboardKit's names.
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

  /// Haptics.
  public enum Haptic: String, Sendable, CaseIterable {
    case error, success, warning, light, medium, heavy, selectionChanged
  }

  /// The sound; nil for none.
  public var audio: Audio?
  /// The haptic; nil for none.
  public var haptic: Haptic?

  /// Creates the feedback for a gesture; nil for no feedback.
  ///
  /// A press gives feedback if it or its release has an effect, any other gesture if it has an effect itself; a release
  /// never does.
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
    _ gesture: KeyboardGesture, isSpaceDrag: Bool, _ preset: HapticPreset
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
