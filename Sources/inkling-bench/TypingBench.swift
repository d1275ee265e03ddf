// What a keystroke costs: a change and a question in one write, an answer back.

import InkJSON

/// One kind of question, asked after every letter.
struct Keystroke {
  let name: String
  let method: String
  /// The standard methods' word on why they are asked.
  let context: JSONValue?

  static let all = [
    Keystroke(
      name: "didChange + inkling/autocomplete", method: "inkling/autocomplete", context: nil),
    Keystroke(
      name: "didChange + completion", method: "textDocument/completion",
      context: ["triggerKind": 1]),
    Keystroke(
      name: "didChange + inlineCompletion", method: "textDocument/inlineCompletion",
      context: ["triggerKind": 2]),
  ]

  /// The parameters at a place.
  func parameters(at position: JSONValue) -> JSONValue {
    var parameters = JSONObject()
    parameters["textDocument"] = ["uri": TypedDocument.uri]
    parameters["position"] = position
    parameters["context"] = context
    return .object(parameters)
  }
}

/// Types prose into the server and the same frames into the echo, and says how long each answer took.
struct TypingBench {
  static let warmUpKeys = 200
  static let keys = 2000

  /// What came of one kind of keystroke.
  struct Row {
    let name: String
    let times: Distribution
    let echo: Distribution
    /// What a keystroke costs the server on a processor, in microseconds: what other programs do does not count.
    let processorMicroseconds: Double
  }

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Row] {
    try Keystroke.all.map { keystroke in
      let echo = try Peer(programs.echo)
      let server = try Peer(programs.server)
      try server.initialize()
      try server.send(TypedDocument.open(""))
      // In turns, so that what else the machine does falls on both.
      var times: [UInt64] = []
      var echoTimes: [UInt64] = []
      var document = TypedDocument()
      var before = try ProcessFacts(server.id)
      for index in 0..<(Self.warmUpKeys + Self.keys) {
        let (change, position) = document.key()
        let question = server.request(keystroke.method, keystroke.parameters(at: position))
        let bytes = change + question
        let echoTime = try duration { try echo.exchange(bytes) }
        let time = try duration { try server.exchange(bytes) }
        if index == Self.warmUpKeys - 1 { before = try ProcessFacts(server.id) }
        guard Self.warmUpKeys <= index else { continue }
        echoTimes.append(echoTime)
        times.append(time)
      }
      let spent = try ProcessFacts(server.id).processorNanoseconds - before.processorNanoseconds
      return Row(
        name: keystroke.name, times: Distribution(times), echo: Distribution(echoTimes),
        processorMicroseconds: Double(spent) / 1000 / Double(Self.keys))
    }
  }
}
