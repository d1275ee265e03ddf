// The memory of a server after a while of typing, and its activity when idle.

import InkSystem

/// Types a thousand letters, then leaves the server idle and reads what the system reports about it.
struct RestBench {
  static let keys = 1000
  static let idleSeconds = 30

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Report.Fact] {
    let server = try Peer(programs.server)
    try server.initialize()
    try server.send(TypedDocument.open(""))
    var document = TypedDocument()
    for _ in 0..<Self.keys {
      let (change, position) = document.key()
      let parameters = Keystroke.autocomplete.parameters(at: position)
      try server.exchange(change + server.request(Keystroke.autocomplete.method, parameters))
    }
    // Sending the last answer and learning what was typed, within the first quarter of a second, still belong to the
    // typing.
    Pause.milliseconds(1000)
    let before = try ProcessFacts(server.id)
    Pause.milliseconds(Self.idleSeconds * 1000)
    let after = try ProcessFacts(server.id)
    let megabytes = Double(before.residentKilobytes) / 1024
    let own = Double(before.ownKilobytes) / 1024
    return [
      Report.Fact(
        "resident memory after \(Self.keys) keystrokes", .megabytes(megabytes), budget: 30),
      Report.Fact("private memory of it", .megabytes(own), budget: 12),
      Report.Fact(
        "wake-ups in \(Self.idleSeconds) s without typing",
        .count(after.contextSwitches - before.contextSwitches), budget: 0),
      Report.Fact(
        "processor time in \(Self.idleSeconds) s without typing",
        .milliseconds(Double(after.processorNanoseconds - before.processorNanoseconds) / 1e6)),
    ]
  }
}
