// What is to be found out of a text, pass by pass.

/// One way through a file, at a server of its own.
enum MeasuredPass {
  /// Ghosts as the settings have them, asked for together with suggestions as an editor does.
  case ghosts
  /// Ghosts of one word, shown however unlikely they are.
  case everyGhost
  /// A typist who sees so many suggestions.
  case typing(limit: Int)
  /// Corrections of slips made by a seed.
  case slips(seed: UInt64)
  /// Corrections of the text as it is.
  case falseAlarms(seed: UInt64)

  /// What a person is told while it goes on.
  var stage: String {
    switch self {
    case .ghosts: "ghost text"
    case .everyGhost: "every ghost"
    case .typing(let limit): "\(limit) suggestion\(limit == 1 ? "" : "s")"
    case .slips: "slips"
    case .falseAlarms: "false alarms"
    }
  }

  /// The ways through a text.
  static func passes(limits: [Int], seed: UInt64?) -> [MeasuredPass] {
    [.ghosts, .everyGhost] + limits.map { .typing(limit: $0) }
      + (seed.map { [.slips(seed: $0), .falseAlarms(seed: $0)] } ?? [])
  }
}
