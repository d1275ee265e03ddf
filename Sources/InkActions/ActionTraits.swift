// What the action of a key is to the rules that apply to many keys alike, in one table.

/// The traits of an action.
struct ActionTraits {
  /// The kinds of keys.
  enum Kind {
    /// A key labeled with characters.
    case input
    /// A key that operates the keyboard.
    case system
    /// Any other key.
    case other
  }

  /// The kind of its key.
  let kind: Kind
  /// The text typed on release; nil if it types nothing.
  var typedText: String?
  /// Whether that is a character, which may end a word; those that always do, space and line break, are not counted.
  var typesCharacter = false
  /// Whether the client must act on it, because it has no effect here.
  var isForClient = false
}

extension ActionTraits {
  /// Creates the traits of an action.
  init(_ action: KeyboardAction) {
    switch action {
    case .character(let text), .characterMargin(let text):
      self.init(kind: .input, typedText: text, typesCharacter: true)
    case .urlDomain: self.init(kind: .input, typedText: ".", typesCharacter: true)
    case .emoji(let text), .text(let text): self.init(kind: .input, typedText: text)
    case .space: self.init(kind: .input, typedText: " ")
    case .diacritic, .image, .systemImage: self.init(kind: .input)
    case .tab: self.init(kind: .system, typedText: "\t")
    case .primary(let key): self.init(kind: key.isLineBreak ? .system : .other, typedText: "\n")
    case .backspace, .capsLock, .dictation, .dismissKeyboard, .keyboardType, .moveCursorBackward,
      .moveCursorForward, .nextLocale, .openHost, .openMainApp, .shift, .undo, .url(.some):
      self.init(kind: .system)
    case .command, .control, .emojiCategory, .escape, .function, .keyboardInputType, .nextKeyboard,
      .option, .settings, .url(nil):
      self.init(kind: .system, isForClient: true)
    case .systemSettings: self.init(kind: .other, isForClient: true)
    case .custom, .none: self.init(kind: .other)
    }
  }
}
