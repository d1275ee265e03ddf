// The keys that a terminal can distinguish.

/// A key pressed in a terminal.
package enum TerminalKey: Equatable, Hashable, Sendable {
  /// A character of one code point; a character of several arrives as several keys.
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  /// A character with the alt key.
  case alt(Character)
  /// Text pasted as a whole, from a terminal with bracketed paste.
  case paste(String)
  /// The keys with a name.
  case enter, tab, backTab, escape, backspace, delete
  /// The keys that move the cursor.
  case up, down, left, right, controlRight, home, end, pageUp, pageDown
}
