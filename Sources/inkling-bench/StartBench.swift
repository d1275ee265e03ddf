// How soon a server answers after it was started.

import InkJSON
import InkSystem

/// Starts servers one after another and waits for each one's first answer.
struct StartBench {
  static let spawns = 41

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Report.Fact] {
    let answered = try measure { server in
      try server.exchange(server.request("initialize", ["capabilities": [:]]))
    }
    // From the second answer on packs and words are there too.
    let ready = try measure { server in
      try server.initialize()
      try server.exchange(server.request("inkling/status", [:]))
    }
    return [
      Report.Fact(
        "initialize answered after spawn", .milliseconds(answered.median / 1000), budget: 10,
        "best of \(Self.spawns): \(Report.rounded(answered.least / 1000)) ms, worst \(Report.rounded(answered.largest / 1000)) ms"
      ),
      Report.Fact("packs and words loaded after spawn", .milliseconds(ready.median / 1000)),
    ]
  }

  /// How long it takes from before the start of a server until it has done this.
  private func measure(_ body: (Peer) throws -> Void) throws -> Distribution {
    Distribution(
      try (0..<Self.spawns).map { _ in
        let server = try Peer(programs.server)
        try body(server)
        return SystemClock.nanoseconds - server.started
      })
  }
}
