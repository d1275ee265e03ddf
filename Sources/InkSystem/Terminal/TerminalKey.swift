// The keys that a terminal can tell apart.

/// A key that was pressed in a terminal.
package enum TerminalKey: Equatable, Hashable, Sendable {
  /// A character of one code point; what is made of several comes as several keys.
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  /// A character with the alt key.
  case alt(Character)
  /// Text that was pasted as a whole, from a terminal that tells (bracketed paste).
  case paste(String)
  /// The keys with a name.
  case enter, tab, backTab, escape, backspace, delete
  /// The keys that move.
  case up, down, left, right, controlRight, home, end, pageUp, pageDown
}
