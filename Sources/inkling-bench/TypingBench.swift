// The cost of a keystroke: a change and a request in one write, an answer back, at full speed or at a given pace.

import InkJSON
import InkSystem

/// Types prose into the server and the same frames into the echo, and measures each answer.
struct TypingBench {
  static let warmUpKeys = 200
  static let keys = 2000
  /// Keystrokes per second, and how many are typed at that pace.
  static let paces = [(10, 100), (100, 500), (1000, 2000)]

  /// The results for one kind of keystroke.
  struct Row {
    let name: String
    let times: Distribution
    /// The same frames through the echo.
    let echo: Distribution
    /// The processor time of the server per keystroke, in microseconds, unaffected by other programs.
    let processorMicroseconds: Double
  }

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Row] {
    try [row(.autocomplete, "as fast as it goes", keys: Self.keys)]
      + Self.paces.map { try row(.autocomplete, "\($0) keys a second", keys: $1, pace: $0) }
      + Keystroke.standard.map { try row($0, "as fast as it goes", keys: Self.keys) }
  }

  private func row(_ keystroke: Keystroke, _ remark: String, keys: Int, pace: Int? = nil) throws
    -> Row
  {
    let echo = try Peer(programs.echo)
    let server = try Peer(programs.server)
    try server.initialize()
    try server.send(TypedDocument.open(""))
    // Alternating, so that other activity on the machine affects both.
    var times: [UInt64] = []
    var echoTimes: [UInt64] = []
    var document = TypedDocument()
    var before = try ProcessFacts(server.id)
    for index in 0..<(Self.warmUpKeys + keys) {
      if index == Self.warmUpKeys { before = try ProcessFacts(server.id) }
      let (change, position) = document.key()
      let question = server.request(keystroke.method, keystroke.parameters(at: position))
      let bytes = change + question
      if let pace, Self.warmUpKeys <= index { Pause.milliseconds(1000 / pace) }
      let echoTime = try duration { try echo.exchange(bytes) }
      let time = try duration { try server.exchange(bytes) }
      guard Self.warmUpKeys <= index else { continue }
      echoTimes.append(echoTime)
      times.append(time)
    }
    let spent = try ProcessFacts(server.id).processorNanoseconds - before.processorNanoseconds
    return Row(
      name: "\(keystroke.name), \(remark)", times: Distribution(times),
      echo: Distribution(echoTimes), processorMicroseconds: Double(spent) / 1000 / Double(keys))
  }
}
