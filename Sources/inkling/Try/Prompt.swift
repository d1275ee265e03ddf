// The interactive prompt: keys in, frames out, and one place that waits for both the keyboard and the server.

import InkJSON
import InkSystem

/// A terminal with a line to type on. It owns the screen below the line where it was started.
final class Prompt {
  private var session: TypingSession
  private let terminal: Terminal
  private var keys = PollSet()
  private var isChoosingCallout = false
  private var notice = ""
  private var isOver = false
  /// The number of finished lines already printed above the frame.
  private var printedLineCount = 0

  /// No line is wider than 72 columns.
  private static let help = """
    Type some prose.
      Tab      accept the bold word   Alt-1, Alt-2 …   accept that number
      →, End   accept the gray text   Ctrl-→   accept its first word
      Ctrl-R   apply the correction   Ctrl-Z   revert the correction
      Ctrl-K   variants of a letter   Ctrl-L   learn the word you typed
      Enter    end the line           Ctrl-C   quit
    What you type here is not kept. Words you learn apply in your editors,
    too.
    """

  private enum Token {
    static let keyboard = 0
    static let server = 1
  }

  init(settings: JSONValue) throws {
    session = try TypingSession(
      settings: settings, workspace: currentProject(), environment: .current)
    say(Self.help)
    for warning in session.warnings { say("! \(warning)") }
    say("")
    terminal = try Terminal()
    keys.watch(.standardInput, for: .reading, token: Token.keyboard)
    keys.watch(session.descriptor, for: .reading, token: Token.server)
  }

  /// Runs until the user leaves; throws if the server ends before, with the terminal restored.
  func run() throws {
    try runEventLoop()
    try session.leave()
  }

  private func runEventLoop() throws {
    defer { leaveScreen() }
    try session.ask()
    try session.wait()
    notice = "type; this line shows how long each answer took"
    draw()
    while !isOver {
      for ready in try keys.wait() {
        if ready.token == Token.keyboard {
          try takeKeys()
        } else if try session.receive() {
          draw()
        }
      }
    }
  }

  private func leaveScreen() {
    write("\r\u{1B}[J" + painter.finishedLine(session.draft.before + session.draft.after) + "\r\n")
    terminal.restore()
  }

  private func takeKeys() throws {
    guard let pressed = try terminal.readKeys() else {
      isOver = true
      return
    }
    notice = ""
    for key in pressed where !isOver { try handle(key) }
    guard !isOver else { return }
    session.showDraft()
    try session.ask()
    // Most answers arrive before the eye could see the line without them; a short wait avoids flicker.
    let deadline = SystemClock.deadline(milliseconds: 10)
    var server = PollSet()
    server.watch(session.descriptor, for: .reading, token: Token.server)
    while session.isWaiting, SystemClock.nanoseconds < deadline,
      try !server.wait(until: deadline).isEmpty
    { _ = try session.receive() }
    draw()
  }

  private func handle(_ key: TerminalKey) throws {
    if isChoosingCallout {
      isChoosingCallout = false
      if case .character(let digit) = key, let number = digit.wholeNumberValue, number > 0 {
        if try session.acceptCallout(number - 1) { return }
      }
      if key == .escape || key == .control("k") { return }
    }
    switch key {
    case .character(let character): notice = try session.type(character) ?? ""
    case .paste(let text): try session.insert(text)
    case .enter: notice = try session.type("\n") ?? ""
    case .tab: note(try session.acceptBestSuggestion(), "nothing is suggested here")
    case .alt(let digit): try takeNumbered(digit)
    case .backspace: try session.deleteBackwards()
    case .delete: try session.deleteForwards()
    case .control("w"): try session.deleteBackwards(Draft.lastWordLength)
    case .control("u"): try session.deleteBackwards(\.count)
    case .left, .control("b"): session.move(by: -1)
    case .right: if try !session.acceptGhost(wholly: true) { session.move(by: 1) }
    case .controlRight: if try !session.acceptGhost(wholly: false) { session.moveByWord() }
    case .end, .control("f"), .control("e"):
      if try !session.acceptGhost(wholly: true) { session.move(by: .max / 2) }
    case .home, .control("a"): session.move(by: .min / 2)
    case .control("k"): try chooseCallout()
    case .control("r"):
      note(try session.acceptCorrection(), "the word before the cursor needs no correction")
    case .control("z"):
      notice = try session.revertCorrection() ?? "nothing was corrected in this line"
    case .control("l"): notice = try session.learn()
    case .control("c"), .control("d"): isOver = true
    default: break
    }
  }

  private func takeNumbered(_ digit: Character) throws {
    guard let number = digit.wholeNumberValue, number > 0 else { return }
    note(try session.acceptSuggestion(number - 1), "there is no suggestion \(number)")
  }

  private func chooseCallout() throws {
    try session.catchUp()
    isChoosingCallout = !session.callouts.isEmpty
    note(isChoosingCallout, "the character before the cursor has no variants")
  }

  private func note(_ done: Bool, _ otherwise: String) {
    if !done { notice = otherwise }
  }

  private var painter: Painter {
    Painter(columns: terminal.size.columns, style: .color)
  }

  /// Draws the frame over the last one, in one write, and leaves the terminal's cursor at the typing position.
  private func draw() {
    var frame = session.frame
    if isChoosingCallout { frame.callouts = session.callouts }
    if !notice.isEmpty { frame.status = notice }
    let finished = session.draft.finishedLines[printedLineCount...].map {
      painter.finishedLine($0) + "\r\n"
    }
    printedLineCount += finished.count
    let lines = painter.lines(of: frame)
    // Without wrapping, a line that the terminal considers wider than we do is cut instead of breaking the layout.
    var picture = "\u{1B}[?25l\r\u{1B}[J" + finished.joined() + "\u{1B}[?7l"
    picture += lines.joined(separator: "\r\n")
    picture += "\u{1B}[\(lines.count - 1)A" + painter.typedLineUpToCursor(frame)
    write(picture + "\u{1B}[?7h\u{1B}[?25h")
  }

  private func write(_ text: String) {
    try? Descriptor.standardOutput.writeAll(Array(text.utf8))
  }
}
