// What can be chosen about an on-screen keyboard, each declared once for settings, protocol and features.

/// A gesture on a key.
public enum KeyboardGesture: String, Sendable, CaseIterable {
  /// The key is pressed.
  case press
  /// The key is released.
  case release
  /// The key is held.
  case longPress
  /// The key is held, repeatedly.
  case repeatPress
  /// The key is pressed twice in quick succession.
  case doubleTap
  /// A finger moves on the key.
  case drag
  /// The gesture is over, in whatever way.
  case end
}

/// The letter case of a keyboard.
public enum KeyboardCase: String, Sendable, CaseIterable {
  /// Small letters.
  case lowercased
  /// Capitals for a single keystroke.
  case uppercased
  /// Capitals until unlocked.
  case capsLocked
}

/// An input method for Vietnamese on an English keyboard.
public enum VietnameseInput: String, Sendable, CaseIterable {
  /// Letters: `vieetj` types việt.
  case telex
  /// Punctuation: `vie^.t` types việt.
  case viqr
  /// Digits: `vie65t` types việt.
  case vni
}

/// The effect of a held space key.
public enum SpaceLongPress: String, Sendable, CaseIterable {
  /// Moves the cursor.
  case moveCursor
  /// Shows a menu of languages.
  case languageMenu
}

/// How far a finger on the space key moves for one step of the cursor: furthest for the lowest.
public enum SpaceDragSensitivity: String, Sendable, CaseIterable {
  case low, medium, high
}

/// The amount of haptic feedback.
public enum HapticPreset: String, Sendable, CaseIterable {
  /// For each key.
  case enabled
  /// Only when the space key begins to move the cursor.
  case minimal
  /// None.
  case disabled
}

/// How a drag selects among the variants of a character.
public enum CalloutDrag: String, Sendable, CaseIterable {
  /// By the position of the finger, in steps of eight tenths of the key, but at least 20 points.
  case location
  /// By the distance the finger has moved, in steps of nine tenths of the key.
  case translation
}
