// The single effect of a gesture on a key, as a value that clients can override.

public import InkText

/// The effect of a gesture on a key.
public enum ActionStep: Sendable, Equatable {
  /// Replaces the selection with text.
  case insert(String)
  /// Deletes the selection, or text before the cursor.
  case delete(DeletionRange)
  /// Adds a mark to the letter before the cursor, or types the mark.
  case diacritic(String)
  /// Replaces the word before the cursor, as when a mark or a tone is added to it.
  case replaceWord(String)
  /// Selects an input method; nil for none.
  case input(VietnameseInput?)
  /// Moves the cursor by a number of characters, backwards if negative.
  case moveCursor(Int)
  /// Begins a drag of the cursor.
  case beginDrag
  /// Moves the cursor with the finger.
  case drag
  /// Turns capitals on or off.
  case shift(KeyboardCase?)
  /// Locks capitals.
  case capsLock
  /// Shows other keys.
  case keyboardType(KeyboardType)
  /// Switches to the next language.
  case nextLanguage
  /// Leaves an effect to the client.
  case effect(KeyboardEffect)
}

/// The amount of text to delete.
public enum DeletionRange: String, Sendable, CaseIterable {
  case character, word, sentence
}

extension KeyboardAction {
  /// Returns the effect of a gesture on the action in KeyboardKit; nil for none.
  public func standardStep(
    for gesture: KeyboardGesture, held: Int = 0, _ settings: ActionSettings = ActionSettings()
  ) -> ActionStep? {
    switch gesture {
    case .press, .repeatPress: pressStep(gesture, held, settings)
    case .release: releaseStep
    case .longPress:
      self == .space
        ? settings.spaceLongPress == .moveCursor ? .beginDrag : .effect(.languageMenu)
        : self == .nextLocale ? .effect(.languageMenu) : nil
    case .drag: self == .space ? .drag : nil
    case .doubleTap, .end: nil
    }
  }

  private func pressStep(
    _ gesture: KeyboardGesture, _ held: Int, _ settings: ActionSettings
  ) -> ActionStep? {
    switch self {
    case .backspace:
      let isLong = gesture == .repeatPress && held > settings.wordDeletionMilliseconds
      return .delete(isLong ? .word : .character)
    case .capsLock: return gesture == .press ? .capsLock : nil
    case .keyboardType(let type): return gesture == .press ? .keyboardType(type) : nil
    default: return nil
    }
  }

  private var releaseStep: ActionStep? {
    switch self {
    case _ where typedText != nil: typedText.map { .insert($0) }
    case .diacritic(let mark): .diacritic(mark)
    case .moveCursorBackward: .moveCursor(-1)
    case .moveCursorForward: .moveCursor(1)
    case .shift(let letterCase): .shift(letterCase)
    case .nextLocale: .nextLanguage
    case .keyboardInputType("none"): .input(nil)
    case .keyboardInputType(let name): VietnameseInput(rawValue: name).map { .input($0) }
    case .dictation: .effect(.dictation)
    case .dismissKeyboard: .effect(.dismissKeyboard)
    case .openHost, .openMainApp: .effect(.openHost)
    case .undo: .effect(.undo)
    case .url(let address): address.map { .effect(.openURL($0)) }
    case .custom(let name), .image(let name), .systemImage(let name): .effect(.custom(name))
    default: nil
    }
  }
}
