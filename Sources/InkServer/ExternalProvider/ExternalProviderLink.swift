// The external provider as the session sees it: its questions, its responses and its failures.

import InkEngine
import InkJSON
import InkRPC
import InkSystem
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

  /// What a running program said about itself, and what it was asked.
  private struct Conversation {
    let name: String?
    let takesWords: Bool
    /// The question that waits for a response.
    var asked: Asked?
    /// A publication that was postponed because it was too early to ask.
    var postponed: Waiting?
    /// When it was last asked anything.
    var lastAsked: UInt64?
  }

  /// The failures since the program last answered.
  private struct Failures {
    var count = 0
    /// What the last one was.
    var problem: String?

    /// How long the program rests after the last one, in nanoseconds: 1, 2, 4, 8 seconds; nil if it is given up.
    var rest: UInt64? {
      count < Limits.externalProviderFailures ? 1_000_000_000 << (count - 1) : nil
    }
  }

  private enum State {
    /// No program is running, and none may be started before a time.
    case resting(until: UInt64)
    /// The program was started and must answer `initialize` by a time.
    case starting(deadline: UInt64)
    /// The program can be asked.
    case ready(Conversation)
  }

  /// The configured program; nil if none is wanted.
  private(set) var plan: ExternalProviderPlan?
  /// Counts the programs, so that the loop notices when a new one is wanted.
  private(set) var run = 0
  /// The bytes to write to the program.
  var outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
  private var state = State.resting(until: 0)
  private var failures = Failures()
  private var reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
  private var parser = JSONParser()
  private var lastID: Int64 = 0

  /// Whether a program should be running.
  var isWanted: Bool { plan != nil && !isResting }

  /// The name the program reported, if any.
  var name: String? { conversation?.name }

  /// Whether the program asked to be told about changes of the user's words.
  var takesWords: Bool { conversation?.takesWords == true }

  /// Why the program failed last; nil once it has answered again.
  var problem: String? { failures.problem }

  /// The next time at which a response or a postponed question is due.
  var deadline: UInt64? {
    switch state {
    case .resting: nil
    case .starting(let deadline): deadline
    case .ready(let conversation):
      [conversation.asked?.deadline, conversation.postponed.map { _ in nextQuestion }]
        .compactMap(\.self).min()
    }
  }

  private var isResting: Bool { if case .resting = state { true } else { false } }

  /// The conversation with a program that can be asked; setting it changes nothing for any other.
  private var conversation: Conversation? {
    get { if case .ready(let conversation) = state { conversation } else { nil } }
    set { if case .ready = state, let newValue { state = .ready(newValue) } }
  }

  /// The time from which the program may be asked again; never, if it is not ready.
  private var nextQuestion: UInt64 {
    guard let conversation else { return .max }
    return conversation.lastAsked.map { $0 + (plan?.interval ?? 0) } ?? 0
  }

  /// Applies a plan; a different program starts afresh, with its failures forgotten.
  mutating func connect(_ new: ExternalProviderPlan?) -> Waiting? {
    if new == plan { return nil }
    plan = new
    failures = Failures()
    return rest(until: 0)
  }

  /// Asks the program if it is ready; otherwise starts it for the next time and returns false.
  ///
  /// A question still waiting is abandoned and returned in `dropped`. If it is too early since the last question and no
  /// request waits, ``takePostponed(at:)`` returns the question once it is due.
  mutating func ask(_ params: JSONValue, for waiting: Waiting, languages: [String], at now: UInt64)
    -> (isAsked: Bool, dropped: Waiting?)
  {
    guard let plan else { return (false, nil) }
    if case .resting(let end) = state, end <= now { start(languages: languages, at: now) }
    conversation?.postponed = nil
    guard nextQuestion <= now else {
      if case .publication = waiting.use { conversation?.postponed = waiting }
      return (false, nil)
    }
    let dropped = giveUp()
    lastID += 1
    let asked = Asked(id: lastID, waiting: waiting, deadline: now + plan.patience)
    conversation?.asked = asked
    conversation?.lastAsked = now
    send(Frame.request(.integer(lastID), "suggestions", params: params))
    return (true, dropped)
  }

  /// Tells the program about a change of the user's words, if it is running and asked to be told.
  mutating func tell(_ change: JSONValue) {
    if takesWords { send(Frame.notification("words", params: change)) }
  }

  /// Returns the postponed question if it is now due.
  mutating func takePostponed(at now: UInt64) -> Waiting? {
    guard nextQuestion <= now else { return nil }
    defer { conversation?.postponed = nil }
    return conversation?.postponed
  }

  /// Handles what is overdue: a question or the response to `initialize`. Returns the question that was waiting.
  mutating func expire(at now: UInt64) -> Waiting? {
    switch state {
    case .starting(let deadline) where deadline <= now:
      return fail("it did not answer initialize in time", at: now)
    case .ready(let conversation):
      guard let asked = conversation.asked, asked.deadline <= now else { return nil }
      return giveUp()
    case .resting, .starting: return nil
    }
  }

  /// Handles bytes from the program; returns the question they answer with the suggestions.
  mutating func receive(_ bytes: [UInt8], at now: UInt64) -> (Waiting, [ExternalSuggestion])? {
    if isResting { return nil }
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
    if isResting { return nil }
    failures = Failures(count: failures.count + 1, problem: reason)
    return rest(until: failures.rest.map { now + $0 } ?? .max)
  }

  private mutating func start(languages: [String], at now: UInt64) {
    state = .starting(
      deadline: now
        + SystemClock.nanoseconds(inMilliseconds: Limits.externalProviderStartMilliseconds))
    run += 1
    let params: JSONValue = [
      "version": 1, "name": "inkling", "languages": .array(languages.map { .string($0) }),
    ]
    send(Frame.request(.integer(0), "initialize", params: params))
  }

  /// Stops the program; returns the question that was waiting.
  private mutating func rest(until end: UInt64) -> Waiting? {
    defer { state = .resting(until: end) }
    outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
    reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
    return conversation?.asked?.waiting
  }

  /// Stops a deferred response from waiting for the program; false if it was not waiting.
  mutating func giveUp(_ token: UInt64) -> Bool {
    conversation?.asked?.waiting.use == .request(token: token) && giveUp() != nil
  }

  /// Abandons the questions about a document; returns the one that was sent.
  mutating func giveUp(about uri: String) -> Waiting? {
    if conversation?.postponed?.uri == uri { conversation?.postponed = nil }
    return conversation?.asked?.waiting.uri == uri ? giveUp() : nil
  }

  /// Abandons the pending question.
  private mutating func giveUp() -> Waiting? {
    guard let asked = conversation?.asked else { return nil }
    conversation?.asked = nil
    send(Frame.notification("$/cancelRequest", params: ["id": .integer(asked.id)] as JSONValue))
    return asked.waiting
  }

  private mutating func handle(_ message: Message, at now: UInt64) -> (
    Waiting, [ExternalSuggestion]
  )? {
    guard case (.integer(let id), let result)? = message.response else { return nil }
    if id == 0, case .starting = state {
      guard case .success(let hello) = result else {
        return fail("it refused initialize", at: now).map { ($0, []) }
      }
      let name = hello["name"]?.string.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) }
      state = .ready(Conversation(name: name, takesWords: hello["words"]?.bool == true))
      return nil
    }
    // A late response, or one to a question that was never asked.
    guard let asked = conversation?.asked, asked.id == id else { return nil }
    conversation?.asked = nil
    failures = Failures()
    guard case .success(let answer) = result else { return (asked.waiting, []) }
    return (asked.waiting, ExternalSuggestion.list(answer["suggestions"]))
  }

  private mutating func send(_ frame: [UInt8]) {
    // A program that does not read is treated as late, and is sent nothing more until it reads.
    if outbox.byteCount < Limits.externalProviderOutboxBytes / 2 { try? outbox.enqueue(frame) }
  }
}
