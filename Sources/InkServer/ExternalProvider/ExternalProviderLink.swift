// The external provider as the session sees it: its questions, its responses and its failures.

import InkEngine
import InkJSON
import InkRPC
import InkText

/// Connects the session, which asks, with the loop, which moves the bytes. A value without descriptors or a clock.
struct ExternalProviderLink {
  /// What an answer is for, and which version of which document it is about.
  struct Waiting: Equatable {
    /// What to do with the answer.
    enum Use: Equatable {
      /// Respond to a request, identified by the token of its deferred response.
      case request(token: UInt64)
      /// Notify the client.
      case publication(TextPoint)
    }

    var uri: String
    var version: Int
    var use: Use
  }

  /// A question that was sent.
  private struct Asked {
    var id: Int64
    var waiting: Waiting
    var deadline: UInt64
  }

  private enum State: Equatable {
    /// No program is running.
    case resting
    /// The program was started and has not answered `initialize`.
    case starting
    /// The program can be asked.
    case ready
  }

  /// The configured program; nil if none is wanted.
  private(set) var plan: ExternalProviderPlan?
  /// Counts the programs, so that the loop notices when a new one is wanted.
  private(set) var run = 0
  /// The bytes to write to the program.
  var outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
  /// The name the program reported, if any.
  private(set) var name: String?
  /// Whether the program asked to be told about changes of the user's words.
  private(set) var takesWords = false
  /// Why the last program was given up; nil if it was not.
  private(set) var problem: String?
  private var state = State.resting
  private var reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
  private var parser = JSONParser()
  private var asked: Asked?
  private var lastID: Int64 = 0
  private var lastAsked: UInt64 = 0
  /// A publication that was postponed because it was too early to ask.
  private var postponed: Waiting?
  private var startDeadline: UInt64 = 0
  /// The number of consecutive failures, and the time from which the program may be started again.
  private var failureCount = 0
  private var restBegins: UInt64 = 0

  /// Whether a program should be running.
  var isWanted: Bool { plan != nil && state != .resting }

  /// The next time at which a response or a postponed question is due.
  var deadline: UInt64? {
    switch state {
    case .resting: nil
    case .starting: min(startDeadline, asked?.deadline ?? .max)
    case .ready: [asked?.deadline, postponed.map { _ in nextQuestion }].compactMap(\.self).min()
    }
  }

  /// The time from which the program may be asked again.
  private var nextQuestion: UInt64 { lastAsked == 0 ? 0 : lastAsked + (plan?.interval ?? 0) }

  /// Applies a plan; a different program starts afresh, with its failures forgotten.
  mutating func connect(_ new: ExternalProviderPlan?) -> Waiting? {
    if new == plan { return nil }
    plan = new
    (failureCount, restBegins, problem) = (0, 0, nil)
    return rest()
  }

  /// Asks the program if it is ready; otherwise starts it for the next time and returns false.
  ///
  /// A question still waiting is abandoned and returned in `dropped`. If it is too early since the last question
  /// and no request waits, ``takePostponed(at:)`` returns the question once it is due.
  mutating func ask(_ params: JSONValue, for waiting: Waiting, languages: [String], at now: UInt64)
    -> (isAsked: Bool, dropped: Waiting?)
  {
    guard let plan else { return (false, nil) }
    if state == .resting { start(languages: languages, at: now) }
    postponed = nil
    guard state == .ready, nextQuestion <= now else {
      if state == .ready, case .publication = waiting.use { postponed = waiting }
      return (false, nil)
    }
    let dropped = giveUp()
    lastID += 1
    lastAsked = now
    asked = Asked(id: lastID, waiting: waiting, deadline: now + plan.patience)
    send(Frame.request(.integer(lastID), "suggestions", params: params))
    return (true, dropped)
  }

  /// Tells the program about a change of the user's words, if it is running and asked to be told.
  mutating func tell(_ change: JSONValue) {
    if state == .ready, takesWords { send(Frame.notification("words", params: change)) }
  }

  /// Returns the postponed question if it is now due.
  mutating func takePostponed(at now: UInt64) -> Waiting? {
    guard state == .ready, nextQuestion <= now else { return nil }
    defer { postponed = nil }
    return postponed
  }

  /// Handles what is overdue: a question or the response to `initialize`. Returns the question that was waiting.
  mutating func expire(at now: UInt64) -> Waiting? {
    if state == .starting, startDeadline <= now {
      return fail("it did not answer initialize in time", at: now)
    }
    guard let asked, asked.deadline <= now else { return nil }
    return giveUp()
  }

  /// Handles bytes from the program; returns the question they answer with the suggestions.
  mutating func receive(_ bytes: [UInt8], at now: UInt64) -> (Waiting, [ExternalSuggestion])? {
    guard state != .resting else { return nil }
    reader.append(bytes)
    var answer: (Waiting, [ExternalSuggestion])?
    do {
      while let body = try reader.next() {
        let message = try Message(parsing: body, with: &parser)
        if let new = handle(message, at: now) { answer = new }
      }
    } catch {
      let waiting = fail("it sent an invalid message", at: now)
      return answer ?? waiting.map { ($0, []) }
    }
    return answer
  }

  /// Records that the program exited or could not be started.
  mutating func fail(_ reason: String, at now: UInt64) -> Waiting? {
    guard state != .resting else { return nil }
    failureCount += 1
    let seconds = UInt64(1) << UInt64(min(failureCount - 1, 6))
    restBegins =
      failureCount < Limits.externalProviderFailures ? now + min(seconds, 60) * 1_000_000_000 : .max
    problem = reason
    return rest()
  }

  private mutating func start(languages: [String], at now: UInt64) {
    guard restBegins <= now else { return }
    state = .starting
    run += 1
    startDeadline = now + UInt64(Limits.externalProviderStartMilliseconds) * 1_000_000
    let params: JSONValue = [
      "version": 1, "name": "inkling", "languages": .array(languages.map { .string($0) }),
    ]
    send(Frame.request(.integer(0), "initialize", params: params))
  }

  /// Stops the program; returns the question that was waiting.
  private mutating func rest() -> Waiting? {
    defer { (asked, postponed) = (nil, nil) }
    state = .resting
    (name, takesWords) = (nil, false)
    outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
    reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
    return asked?.waiting
  }

  /// Stops a deferred response from waiting for the program; false if it was not waiting.
  mutating func giveUp(_ token: UInt64) -> Bool {
    asked?.waiting.use == .request(token: token) && giveUp() != nil
  }

  /// Abandons the questions about a document; returns the one that was sent.
  mutating func giveUp(about uri: String) -> Waiting? {
    if postponed?.uri == uri { postponed = nil }
    return asked?.waiting.uri == uri ? giveUp() : nil
  }

  /// Abandons the pending question.
  private mutating func giveUp() -> Waiting? {
    guard let asked else { return nil }
    self.asked = nil
    send(Frame.notification("$/cancelRequest", params: ["id": .integer(asked.id)] as JSONValue))
    return asked.waiting
  }

  private mutating func handle(_ message: Message, at now: UInt64) -> (
    Waiting, [ExternalSuggestion]
  )? {
    guard case (.integer(let id), let result)? = message.response else { return nil }
    if id == 0, state == .starting {
      guard case .success(let hello) = result else {
        return fail("it refused initialize", at: now).map { ($0, []) }
      }
      state = .ready
      takesWords = hello["words"]?.bool == true
      name = hello["name"]?.string.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) }
      return nil
    }
    // A late response, or one to a question that was never asked.
    guard let asked, asked.id == id else { return nil }
    self.asked = nil
    failureCount = 0
    problem = nil
    guard case .success(let answer) = result else { return (asked.waiting, []) }
    return (asked.waiting, ExternalSuggestion.list(answer["suggestions"]))
  }

  private mutating func send(_ frame: [UInt8]) {
    // A program that does not read is treated as late, and is sent nothing more until it reads.
    if outbox.byteCount < Limits.externalProviderOutboxBytes / 2 { try? outbox.enqueue(frame) }
  }
}
