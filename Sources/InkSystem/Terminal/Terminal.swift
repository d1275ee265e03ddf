// A terminal with a user: keys in one by one, and its state restored at the end.

internal import Glibc

/// A terminal in raw mode: every key arrives at once, a paste as a whole, nothing is echoed.
package final class Terminal {
  /// The columns and rows of a terminal, in character cells.
  package struct Size: Equatable, Sendable {
    /// The width.
    package let columns: Int
    /// The height.
    package let rows: Int
  }

  private let input: Descriptor
  private let output: Descriptor
  private let original: termios
  private var keys = TerminalKeyReader()
  private var isRaw = true

  /// Switches the terminal of standard input to raw mode; throws if it is not a terminal.
  package init(
    input: Descriptor = .standardInput, output: Descriptor = .standardOutput
  ) throws(SystemError) {
    var settings = termios()
    guard tcgetattr(input.number, &settings) == 0 else { throw .last("read keys from", input.name) }
    (self.input, self.output, original) = (input, output, settings)
    cfmakeraw(&settings)
    guard tcsetattr(input.number, TCSANOW, &settings) == 0 else {
      throw .last("read keys from", input.name)
    }
    setBracketedPaste(true)
  }

  deinit { restore() }

  /// Leaves raw mode; happens automatically at the end of the object's life.
  package func restore() {
    if !isRaw { return }
    isRaw = false
    var settings = original
    // Unread input must not be taken for a command afterwards.
    tcsetattr(input.number, TCSAFLUSH, &settings)
    setBracketedPaste(false)
  }

  /// Asks the terminal to mark pasted text (xterm control sequences, "Bracketed Paste Mode").
  private func setBracketedPaste(_ wanted: Bool) {
    // A terminal without support ignores it, and one that is gone does not need it.
    if output.isTerminal { try? output.writeAll(Array("\u{1B}[?2004\(wanted ? "h" : "l")".utf8)) }
  }

  /// The current size; 80 by 24 if the terminal does not report it.
  package var size: Size {
    var window = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &window) == 0, 0 < window.ws_col else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Reads the typed keys: waits for the first one, then takes what is available; nil at the end of input.
  package func readKeys() throws(SystemError) -> [TerminalKey]? {
    let reading = try input.read(into: ReadBuffer(byteCount: 4096)) { bytes in
      self.keys.append(bytes)
    }
    return reading == .end ? nil : keys.next()
  }
}
