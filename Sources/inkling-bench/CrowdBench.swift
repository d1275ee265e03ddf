// More load than one typist: a burst of keystrokes in one write, and two servers at once.

import InkJSON

/// Sends more than a person can type, and measures when the last answer arrives.
struct CrowdBench {
  static let burst = 300
  static let rounds = 20
  static let keys = 1000

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Report.Fact] {
    let (bursts, worked) = try bursts()
    let (alone, together) = try pair()
    return [
      Report.Fact(
        "\(Self.burst) keystrokes in one write: the last answered after",
        .milliseconds(bursts.median / 1000),
        "worst of \(Self.rounds): \(Report.rounded(bursts.largest / 1000)) ms; \(worked) were processed, the rest superseded"
      ),
      Report.Fact(
        "two servers typed into at once, relative to one", .ratio(together.median / alone.median),
        "p50 \(Report.rounded(together.median)) and \(Report.rounded(alone.median)) µs"),
    ]
  }

  /// Returns the durations of bursts, and how many requests of the last one were not refused as superseded.
  private func bursts() throws -> (Distribution, Int) {
    let server = try Peer(programs.server)
    try server.initialize()
    try server.send(TypedDocument.open(""))
    var document = TypedDocument()
    var times: [UInt64] = []
    var worked = 0
    for _ in 0..<Self.rounds {
      var bytes: [UInt8] = []
      for _ in 0..<Self.burst {
        let (change, position) = document.key()
        let parameters = Keystroke.autocomplete.parameters(at: position)
        bytes += change + server.request(Keystroke.autocomplete.method, parameters)
      }
      worked = 0
      times.append(
        try duration {
          try server.send(bytes)
          for _ in 0..<Self.burst {
            if !(try server.answer().isRefusal) { worked += 1 }
          }
        })
    }
    return (Distribution(times), worked)
  }

  /// Returns the times of a keystroke in one server, and of one in two servers until both have answered.
  private func pair() throws -> (alone: Distribution, together: Distribution) {
    let servers = try (0..<2).map { _ in
      let server = try Peer(programs.server)
      try server.initialize()
      try server.send(TypedDocument.open(""))
      return server
    }
    var document = TypedDocument()
    var (alone, together): ([UInt64], [UInt64]) = ([], [])
    for index in 0..<Self.keys {
      let (change, position) = document.key()
      let parameters = Keystroke.autocomplete.parameters(at: position)
      let bytes = servers.map { change + $0.request(Keystroke.autocomplete.method, parameters) }
      if index % 2 == 0 {
        together.append(
          try duration {
            for (server, bytes) in zip(servers, bytes) { try server.send(bytes) }
            for server in servers { try server.answer() }
          })
      } else {
        alone.append(try duration { try servers[0].exchange(bytes[0]) })
        try servers[1].exchange(bytes[1])
      }
    }
    return (Distribution(alone), Distribution(together))
  }
}

extension [UInt8] {
  /// Whether an answer is an error.
  fileprivate var isRefusal: Bool {
    prefix(64).firstRange(of: Array("\"error\":".utf8)) != nil
  }
}
