// A short typing session without a terminal: the keystrokes are scripted here, the answers are the real server's.

import InkClient
import InkJSON
import InkSystem

/// Plays keystrokes against a real server in a sandbox and prints, frame by frame, what a person would see.
struct Demonstration {
  private let sandbox: Sandbox
  private var session: TypingSession
  private let painter: Painter

  /// The steps of the session, in order.
  private enum Step {
    /// A sentence about what follows.
    case tell(String)
    /// Text typed letter by letter; a frame is shown after the last one.
    case type(String)
    case acceptSuggestion(Int)
    case acceptGhostWord
    case acceptGhost
    case acceptCorrection
    case restore
    case showCallouts
    case acceptCallout(String)
    case learn
    case newLine
  }

  private static let steps: [Step] = [
    .tell(
      "Words are completed in their context; [gray text] is a prediction that one key accepts."),
    .type("I am goi"), .acceptSuggestion(0), .type("to "),
    .newLine,
    .tell("The next word, before a letter of it is typed."),
    .type("Thank you for "), .acceptSuggestion(0),
    .newLine,
    .tell("A suggestion brings its apostrophe and its capital."),
    .type("Dont"), .acceptSuggestion(1),
    .newLine,
    .tell("Ctrl-→ accepts one gray word, → all of them."),
    .type("I am looking forw"), .acceptGhostWord, .acceptGhost,
    .newLine,
    .tell("A misspelled word shows what may have been meant; Ctrl-R accepts the first."),
    .type("I will recieve"), .acceptCorrection,
    .newLine,
    .tell("An all but certain correction is applied at the end of the word; Ctrl-Z reverts it."),
    .type("I definately dont "), .restore,
    .newLine,
    .tell("Ctrl-K shows the variants of the last character."),
    .type("Let us meet in a cafe"), .showCallouts, .acceptCallout("é"),
    .newLine,
    .tell(
      "Ctrl-L learns a word, which is suggested from then on. Wide letters and emoji work, too."
    ),
    .type("東京 🙂 Zyxomat"), .learn, .type(" and Zyx"),
  ]

  init(settings: JSONValue) throws {
    sandbox = try Sandbox()
    session = try TypingSession(settings: settings, environment: sandbox.environment)
    let isTerminal = Descriptor.standardOutput.isTerminal
    painter = Painter(columns: 80, style: isTerminal ? .color : .plain)
  }

  /// Plays all steps.
  mutating func run() throws {
    for warning in session.warnings { complain("inkling: \(warning)") }
    for step in Self.steps { try play(step) }
    try session.leave()
  }

  private mutating func play(_ step: Step) throws {
    switch step {
    case .tell(let sentence): say("\n# \(sentence)\n")
    case .newLine: try session.insert("\n")
    case .type(let text):
      for character in text { try press { _ = try $0.type(character) } }
      show("typed “\(text)”")
    case .acceptSuggestion(let index):
      try press { _ = try $0.acceptSuggestion(index) }
      show("took suggestion \(index + 1)")
    case .acceptGhostWord:
      try press { _ = try $0.acceptGhost(wholly: false) }
      show("took a word of the gray text")
    case .acceptGhost:
      try press { _ = try $0.acceptGhost(wholly: true) }
      show("took all of the gray text")
    case .acceptCorrection:
      try press { _ = try $0.acceptCorrection() }
      show("took the correction")
    case .restore:
      try press { _ = try $0.revertCorrection() }
      show("restored what was typed")
    case .showCallouts: show("asked for variants", isAnswer: false, callouts: session.callouts)
    case .acceptCallout(let text):
      let index = session.callouts.firstIndex(of: text) ?? 0
      try press { _ = try $0.acceptCallout(index) }
      show("took “\(text)”")
    case .learn:
      let sentence = try session.learn()
      try press { _ in }
      show(sentence, isAnswer: false)
    }
  }

  /// Performs one keystroke: the change, the request, the answer.
  private mutating func press(_ change: (inout TypingSession) throws -> Void) throws {
    try change(&session)
    try session.catchUp()
  }

  /// Prints the screen and what led to it; the time of an answer only where there was one.
  private func show(_ what: String, isAnswer: Bool = true, callouts: [String] = []) {
    var frame = session.frame
    frame.callouts = callouts
    frame.status = isAnswer ? "\(what) · \(frame.status)" : what
    for line in painter.lines(of: frame) { say(line) }
    say("")
  }
}
