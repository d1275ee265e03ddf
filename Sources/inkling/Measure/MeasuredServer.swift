// A server under measurement: its cost from start to end.

import InkClient
import InkJSON
import InkLSP
import InkMeasure
import InkSystem

/// A child process of this executable and the times of its answers.
final class MeasuredServer {
  /// The server.
  let local: LocalServer
  private let start: UInt64
  private var firstAnswer: UInt64?
  private var times: [UInt64] = []

  /// Starts a server, which then learns from some texts.
  init(settings: JSONValue, environment: Environment, texts: [OwnText]) throws {
    start = SystemClock.nanoseconds
    local = try LocalServer(settings: settings, environment: environment)
    for text in texts { _ = try local.learn(from: text) }
    if !texts.isEmpty { try awaitLearning() }
  }

  /// Waits until everything that the server has to learn so far is learned.
  func awaitLearning() throws { _ = try local.run(LearnedTextsCommand.method, JSONObject()) }

  /// Sends the held messages followed by a request, and waits for the answer.
  func answer(to question: JSONValue) throws -> JSONValue {
    local.client.hold()
    let id = try local.client.request(AutocompleteRequest.method, question)
    let sent = SystemClock.nanoseconds
    try local.client.release()
    let answer = try local.client.answer(to: id)
    let now = SystemClock.nanoseconds
    times.append(now - sent)
    firstAnswer = firstAnswer ?? now
    return try answer.get()
  }

  /// The cost of the server.
  struct Cost {
    /// The time of each request, from sending its edits to the parsed answer.
    let latency: LatencyFigures
    /// The time from the start of the process to its first answer.
    let startNanoseconds: UInt64
    /// The peak resident memory.
    let peakResidentBytes: Int?
  }

  /// Shuts the server down and passes on its warnings; returns its cost.
  func leave() throws -> Cost {
    for warning in local.warnings { complain("inkling: \(warning)") }
    try local.leave()
    return Cost(
      latency: LatencyFigures(nanoseconds: times),
      startNanoseconds: (firstAnswer ?? start) - start,
      peakResidentBytes: local.client.peakResidentBytes)
  }
}
