// How soon a server answers after it was started.

import InkJSON

/// Starts servers one after another and waits for each one's first answer.
struct StartBench {
  static let spawns = 41

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Report.Fact] {
    let times = Distribution(
      try (0..<Self.spawns).map { _ in
        try duration {
          let server = try Peer(programs.server)
          try server.exchange(server.request("initialize", ["capabilities": [:]]))
        }
      })
    // From the second answer on packs and words are there too.
    let ready = Distribution(
      try (0..<Self.spawns).map { _ in
        try duration {
          let server = try Peer(programs.server)
          try server.initialize()
          try server.exchange(server.request("inkling/status", [:]))
        }
      })
    return [
      Report.Fact(
        "initialize answered after spawn", .milliseconds(times.median / 1000), budget: 10,
        "worst of \(Self.spawns): \(Report.rounded(times.largest / 1000)) ms"),
      Report.Fact("packs and words loaded after spawn", .milliseconds(ready.median / 1000)),
    ]
  }
}
