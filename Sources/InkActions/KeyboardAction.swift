// The actions of the keys of an on-screen keyboard, by KeyboardKit's names.

public import InkText

/// The action of a key.
public enum KeyboardAction: Sendable, Hashable {
  /// Deletes backwards: characters, or words if held for long.
  case backspace
  /// Locks capitals.
  case capsLock
  /// Types a character.
  case character(String)
  /// Types a character in the margin of a key, where nothing is drawn.
  case characterMargin(String)
  /// Keys of a computer's keyboard, without an effect of their own.
  case command, control, escape, function, option
  /// An action that the client defines by name.
  case custom(String)
  /// Adds a mark to the letter before the cursor, or types the mark.
  case diacritic(String)
  /// Begins dictation.
  case dictation
  /// Dismisses the keyboard.
  case dismissKeyboard
  /// Types an emoji, which becomes a recently used one.
  case emoji(String)
  /// Shows a category of emoji.
  case emojiCategory(String)
  /// Images with client-defined effects.
  case image(String), systemImage(String)
  /// Changes the input method of a language.
  case keyboardInputType(String)
  /// Shows another keyboard.
  case keyboardType(KeyboardType)
  /// Moves the cursor by a character.
  case moveCursorBackward, moveCursorForward
  /// Switches to the system's next keyboard.
  case nextKeyboard
  /// Switches to the next language.
  case nextLocale
  /// A gap between keys.
  case none
  /// Opens the application that provides the keyboard.
  case openHost, openMainApp
  /// The return key: a line break, or the field's own action.
  case primary(ReturnKey)
  /// Opens settings.
  case settings, systemSettings
  /// Turns capitals on or off; nil toggles by the keyboard's state.
  case shift(KeyboardCase?)
  /// Types a space; held, it moves the cursor.
  case space
  /// Types a tab.
  case tab
  /// Types a text.
  case text(String)
  /// Undoes the last change.
  case undo
  /// Opens a URL.
  case url(String?)
  /// Types a full stop; its variants are domain endings.
  case urlDomain
}

extension KeyboardAction {
  /// The text typed on release; nil for actions that type nothing.
  public var typedText: String? { ActionTraits(self).typedText }

  /// Whether its key is an input key, labeled with characters.
  public var isInput: Bool { ActionTraits(self).kind == .input }

  /// Whether its key is a system key, which operates the keyboard.
  public var isSystem: Bool { ActionTraits(self).kind == .system }

  /// The typed character, which may end a word; nil for a space and a line break.
  var typedCharacter: String? {
    let traits = ActionTraits(self)
    return traits.typesCharacter ? traits.typedText : nil
  }

  /// Whether the client must act on it, because it has no effect here.
  var isForClient: Bool { ActionTraits(self).isForClient }
}

/// The label of the return key.
public struct ReturnKey: RawRepresentable, Sendable, Hashable {
  /// Its name: `return`, `newLine`, `search`, `go`, ….
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The plain return key.
  public static let `return` = ReturnKey(rawValue: "return")

  /// Whether it inserts a line break, rather than sending a command to the field.
  public var isLineBreak: Bool { self == .return || rawValue == "newLine" }
}
