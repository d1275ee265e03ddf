// The one thing that a gesture on a key does, as a value that others may replace.

/// What is done for a gesture on a key.
public enum ActionStep: Sendable, Equatable {
  /// Text takes the place of the selection.
  case insert(String)
  /// Something before the cursor is deleted, or the selection.
  case delete(DeletionRange)
  /// A mark is put on the letter before the cursor, or typed.
  case diacritic(String)
  /// The word before the cursor becomes another one, as a mark or a tone is put on it.
  case replaceWord(String)
  /// Words are composed in another way, or as they are typed.
  case input(VietnameseInput?)
  /// The cursor moves by so many characters, backwards if negative.
  case moveCursor(Int)
  /// The cursor begins to follow the finger.
  case beginDrag
  /// The cursor follows the finger.
  case drag
  /// Capitals, or no longer.
  case shift(KeyboardCase?)
  /// Capitals until they are taken back.
  case capsLock
  /// Other keys are shown.
  case keyboardType(KeyboardType)
  /// The next language is typed in.
  case nextLanguage
  /// The client does something.
  case effect(KeyboardEffect)
}

/// How much is deleted at once.
public enum DeletionRange: String, Sendable, CaseIterable {
  case character, word, sentence
}

extension KeyboardAction {
  /// What a gesture on the action does in KeyboardKit; nil for nothing.
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

  /// Whether the client has to act on it, because nothing is done here.
  var isLeftToClient: Bool {
    switch self {
    case .command, .control, .escape, .function, .option, .emojiCategory, .keyboardInputType,
      .nextKeyboard, .settings, .systemSettings:
      true
    case .url(nil): true
    default: false
    }
  }
}
