// A terminal that a person sits at: key by key in, and left as it was found.

internal import Glibc

/// A terminal in raw mode: every key comes at once, a paste comes as one, nothing is echoed.
package final class Terminal {
  /// Columns and rows of a terminal, in character cells.
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

  /// Puts the terminal of standard input into raw mode; throws if it is none.
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
    tellPastes(true)
  }

  deinit { restore() }

  /// Leaves raw mode; happens by itself at the end of the object's life.
  package func restore() {
    if !isRaw { return }
    isRaw = false
    var settings = original
    // What was typed and not read must not be taken for a command afterwards.
    tcsetattr(input.number, TCSAFLUSH, &settings)
    tellPastes(false)
  }

  /// Asks the terminal to mark what is pasted (xterm control sequences, "Bracketed Paste Mode").
  private func tellPastes(_ wanted: Bool) {
    // A terminal that cannot ignores it, and one that is gone needs it no more.
    if output.isTerminal { try? output.writeAll(Array("\u{1B}[?2004\(wanted ? "h" : "l")".utf8)) }
  }

  /// The size now; 80 by 24 where the terminal does not say.
  package var size: Size {
    var window = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &window) == 0, 0 < window.ws_col else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Reads what was typed: waits for the first key, then takes what is there; nil at the end of input.
  package func readKeys() throws(SystemError) -> [TerminalKey]? {
    let reading = try input.read(into: ReadingRoom(byteCount: 4096)) { bytes in
      self.keys.append(bytes)
    }
    return reading == .end ? nil : keys.next()
  }
}
