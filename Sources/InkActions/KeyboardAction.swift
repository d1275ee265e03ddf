// What a key of an on-screen keyboard does, by KeyboardKit's names.

/// The action of a key.
public enum KeyboardAction: Sendable, Hashable {
  /// Deletes backwards: characters, and words if it is held for long.
  case backspace
  /// Types capitals until it is taken back.
  case capsLock
  /// Types a character.
  case character(String)
  /// Types a character beside a key, where nothing is drawn.
  case characterMargin(String)
  /// Keys of a computer's keyboard, which do nothing by themselves.
  case command, control, escape, function, option
  /// Whatever the client makes of the name.
  case custom(String)
  /// Puts a mark on the letter before the cursor, or types the mark.
  case diacritic(String)
  /// Begins to listen.
  case dictation
  /// Puts the keyboard away.
  case dismissKeyboard
  /// Types an emoji, which is then one of those used last.
  case emoji(String)
  /// Shows a category of emoji.
  case emojiCategory(String)
  /// Pictures: what they do is the client's affair.
  case image(String), systemImage(String)
  /// Changes how a language is typed.
  case keyboardInputType(String)
  /// Shows another keyboard.
  case keyboardType(KeyboardType)
  /// Moves the cursor by a character.
  case moveCursorBackward, moveCursorForward
  /// Switches to the system's next keyboard.
  case nextKeyboard
  /// Switches to the next language.
  case nextLocale
  /// A space between keys.
  case none
  /// Opens the application that the keyboard belongs to.
  case openHost, openMainApp
  /// The key at the lower right: a line break, or what the field makes of it.
  case primary(ReturnKey)
  /// Opens settings.
  case settings, systemSettings
  /// Types capitals, or no longer; nil leaves it to the keyboard's state.
  case shift(KeyboardCase?)
  /// Types a space; held, it moves the cursor.
  case space
  /// Types a tab.
  case tab
  /// Types a text.
  case text(String)
  /// Takes back what was done last.
  case undo
  /// Opens an address.
  case url(String?)
  /// Types a full stop; its variants are the ends of domain names.
  case urlDomain
}

extension KeyboardAction {
  /// What it types when it is let go; nil for actions that type nothing.
  public var typedText: String? {
    switch self {
    case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text): text
    case .space: " "
    case .tab: "\t"
    case .primary: "\n"
    case .urlDomain: "."
    default: nil
    }
  }

  /// Whether its key is one that characters stand on.
  public var isInput: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text,
      .urlDomain:
      true
    default: false
    }
  }

  /// Whether its key is one that the keyboard is worked with.
  public var isSystem: Bool {
    switch self {
    case .backspace, .capsLock, .command, .control, .escape, .function, .option, .dictation,
      .dismissKeyboard, .emojiCategory, .keyboardInputType, .keyboardType, .moveCursorBackward,
      .moveCursorForward, .nextKeyboard, .nextLocale, .openHost, .openMainApp, .settings, .shift,
      .tab, .undo, .url:
      true
    case .primary(let key): key.isLineBreak
    default: false
    }
  }

  /// Whether a character is typed that may end a word; a space and a line break are none.
  var typedCharacter: String? {
    switch self {
    case .character(let text), .characterMargin(let text): text
    case .urlDomain: "."
    default: nil
    }
  }
}

/// What happens to a key.
public enum KeyboardGesture: String, Sendable, CaseIterable {
  /// It is pressed.
  case press
  /// It is let go.
  case release
  /// It is held.
  case longPress
  /// It is held, and this comes again and again.
  case repeatPress
  /// It is pressed twice in a moment.
  case doubleTap
  /// A finger moves on it.
  case drag
  /// It is over, whichever way.
  case end
}

/// What the key at the lower right says.
public struct ReturnKey: RawRepresentable, Sendable, Hashable {
  /// Its name: `return`, `newLine`, `search`, `go`, ….
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The plain return key.
  public static let `return` = ReturnKey(rawValue: "return")

  /// Whether it is no more than a line break, rather than a command to the field.
  public var isLineBreak: Bool { self == .return || rawValue == "newLine" }
}
