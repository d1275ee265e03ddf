// A server under measurement: what it costs, from its start to its end.

import InkClient
import InkJSON
import InkMeasure
import InkSystem

/// A child process of this very executable and the times of its answers.
final class MeasuredServer {
  /// The server.
  let local: LocalServer
  private let start: UInt64
  private var firstAnswer: UInt64?
  private var times: [UInt64] = []

  /// Starts a server, which then learns from some texts.
  init(settings: JSONValue, environment: Environment, texts: [OwnTexts.Text]) throws {
    start = SystemClock.nanoseconds
    local = try LocalServer(settings: settings, environment: environment)
    for text in texts { _ = try local.learn(from: text) }
    if !texts.isEmpty { try awaitLearning() }
  }

  /// Waits until all that the server is to learn so far is known.
  func awaitLearning() throws { _ = try local.run("inkling.learnedTexts", JSONObject()) }

  /// Sends what is held back, with a question at its end, and waits for the answer.
  func answer(to question: JSONValue) throws -> JSONValue {
    local.client.hold()
    let id = try local.client.request("inkling/autocomplete", question)
    let sent = SystemClock.nanoseconds
    try local.client.release()
    let answer = try local.client.answer(to: id)
    let now = SystemClock.nanoseconds
    times.append(now - sent)
    firstAnswer = firstAnswer ?? now
    return try answer.get()
  }

  /// What it has cost.
  struct Cost {
    /// Each question, from its edits' way out to the parsed answer.
    let latency: LatencyFigures
    /// From the start of the process to its first answer.
    let startNanoseconds: UInt64
    /// The most memory it had resident.
    let peakResidentBytes: Int?
  }

  /// Ends it; what it had to complain of is passed on.
  func leave() throws -> Cost {
    for warning in local.warnings { complain("inkling: \(warning)") }
    try local.leave()
    return Cost(
      latency: LatencyFigures(nanoseconds: times),
      startNanoseconds: (firstAnswer ?? start) - start,
      peakResidentBytes: local.client.peakResidentBytes)
  }
}
