// The passes over a text, each of which measures one thing.

/// One pass over a file, with a server of its own.
enum MeasuredPass {
  /// Ghost text as configured, requested together with suggestions as by an editor.
  case ghosts
  /// One-word ghost text, shown however improbable.
  case everyGhost
  /// A typist who sees `limit` suggestions.
  case typing(limit: Int)
  /// Corrections of slips generated from a seed.
  case slips(seed: UInt64)
  /// Corrections of the unmodified text.
  case falseAlarms(seed: UInt64)

  /// The name of the pass in the progress line.
  var stage: String {
    switch self {
    case .ghosts: "ghost text"
    case .everyGhost: "every ghost"
    case .typing(let limit): "\(limit) suggestion\(limit == 1 ? "" : "s")"
    case .slips: "slips"
    case .falseAlarms: "false alarms"
    }
  }

  /// Returns the passes over a text.
  static func passes(limits: [Int], seed: UInt64?) -> [MeasuredPass] {
    [.ghosts, .everyGhost] + limits.map { .typing(limit: $0) }
      + (seed.map { [.slips(seed: $0), .falseAlarms(seed: $0)] } ?? [])
  }
}
