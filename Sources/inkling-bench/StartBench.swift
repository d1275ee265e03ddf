// How soon a server answers after it is started.

import InkClient
import InkJSON
import InkSystem

/// Starts servers one after another and waits for the first answer of each.
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
    let suggested = try measure(suggestions)
    // In a home folder without a word store.
    let first = Distribution(try (0..<Self.spawns).map { _ in try time(Sandbox(), suggestions) })
    return [
      Report.Fact(
        "initialize answered after spawn", .milliseconds(answered.median / 1000), budget: 3,
        Self.range(answered)),
      Report.Fact(
        "first suggestions after spawn", .milliseconds(suggested.median / 1000), budget: 10,
        Self.range(suggested)),
      Report.Fact(
        "the same on the very first start", .milliseconds(first.median / 1000), Self.range(first)),
    ]
  }

  private func suggestions(_ server: Peer) throws {
    try server.initialize()
    try server.send(TypedDocument.open("I am goi"))
    let parameters = Keystroke.autocomplete.parameters(at: ["line": 0, "character": 8])
    try server.exchange(server.request(Keystroke.autocomplete.method, parameters))
  }

  /// Returns the times from before the start of a server until `body` is done, in a home folder used before.
  private func measure(_ body: (Peer) throws -> Void) throws -> Distribution {
    let home = try Sandbox()
    _ = try time(home, suggestions)
    return Distribution(try (0..<Self.spawns).map { _ in try time(home, body) })
  }

  private func time(_ home: Sandbox, _ body: (Peer) throws -> Void) throws -> UInt64 {
    let server = try Peer(programs.server, in: home)
    try body(server)
    return SystemClock.nanoseconds - server.started
  }

  private static func range(_ times: Distribution) -> String {
    "best of \(spawns): \(Report.rounded(times.least / 1000)) ms, worst \(Report.rounded(times.largest / 1000)) ms"
  }
}
