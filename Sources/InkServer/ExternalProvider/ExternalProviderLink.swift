// The external provider as the session sees it: what it is asked, and what has come of it.

import InkEngine
import InkJSON
import InkRPC
import InkText

/// A value between the session, which asks, and the loop, which moves the bytes; it knows no descriptor and no clock.
struct ExternalProviderLink {
  /// Who waits for an answer, and which version of which document it is about.
  struct Waiting: Equatable {
    /// What is done with the answer.
    enum Use: Equatable {
      /// A request is answered, by the token of its deferred answer.
      case request(token: UInt64)
      /// The client is told.
      case publication(TextPoint)
    }

    var uri: String
    var version: Int
    var use: Use
  }

  /// A question on its way.
  private struct Asked {
    var id: Int64
    var waiting: Waiting
    var deadline: UInt64
  }

  private enum State: Equatable {
    /// Nothing runs.
    case resting
    /// It was started and has not said hello.
    case starting
    /// It can be asked.
    case ready
  }

  /// What is set; nil where no program is wanted.
  private(set) var plan: ExternalProviderPlan?
  /// Counts the programs, so that the loop sees when another one is wanted.
  private(set) var run = 0
  /// What is to be written to the program.
  var outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
  /// What the program calls itself, once it has said so.
  private(set) var name: String?
  /// Whether the program has said that it wants to hear of the user's words.
  private(set) var takesWords = false
  /// Why the last program was given up; nil if it was not.
  private(set) var problem: String?
  private var state = State.resting
  private var reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
  private var parser = JSONParser()
  private var asked: Asked?
  private var lastID: Int64 = 0
  private var lastAsked: UInt64 = 0
  /// Who was to be told of a place for which it was too early to ask.
  private var postponed: Waiting?
  private var startDeadline: UInt64 = 0
  /// How many programs in a row have failed, and when the next one may be started.
  private var failureCount = 0
  private var restBegins: UInt64 = 0

  /// Whether a program should run now.
  var isWanted: Bool { plan != nil && state != .resting }

  /// The next time at which something is late.
  var deadline: UInt64? {
    switch state {
    case .resting: nil
    case .starting: min(startDeadline, asked?.deadline ?? .max)
    case .ready: [asked?.deadline, postponed.map { _ in nextQuestion }].compactMap(\.self).min()
    }
  }

  /// When it may be asked again.
  private var nextQuestion: UInt64 { lastAsked == 0 ? 0 : lastAsked + (plan?.interval ?? 0) }

  /// Takes what is set; another program starts anew, with its failures forgotten.
  mutating func connect(_ new: ExternalProviderPlan?) -> Waiting? {
    if new == plan { return nil }
    plan = new
    (failureCount, restBegins, problem) = (0, 0, nil)
    return rest()
  }

  /// Asks, if the program can be asked now; else nobody waits, and it is started for the next time.
  ///
  /// Who waited before waits no more and is given back in `dropped`. Where it is too early after the last question and
  /// no request waits, ``takePostponed(at:)`` gives the place back when it is time.
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

  /// Tells the program of a change of the user's words, if it runs and wants to hear of them.
  mutating func tell(_ change: JSONValue) {
    if state == .ready, takesWords { send(Frame.notification("words", params: change)) }
  }

  /// Who is to be told of a place for which it is not too early any more.
  mutating func takePostponed(at now: UInt64) -> Waiting? {
    guard state == .ready, nextQuestion <= now else { return nil }
    defer { postponed = nil }
    return postponed
  }

  /// What is late at a time: a question, or the greeting of the program.
  mutating func expire(at now: UInt64) -> Waiting? {
    if state == .starting, startDeadline <= now {
      return fail("it did not answer initialize in time", at: now)
    }
    guard let asked, asked.deadline <= now else { return nil }
    return giveUp()
  }

  /// Takes bytes of the program; gives who waited for what they say, and what that is.
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
      let waiting = fail("it sent what is no message", at: now)
      return answer ?? waiting.map { ($0, []) }
    }
    return answer
  }

  /// Takes it that the program has ended or could not be started.
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

  /// Lets the program end; gives who waited.
  private mutating func rest() -> Waiting? {
    defer { (asked, postponed) = (nil, nil) }
    state = .resting
    (name, takesWords) = (nil, false)
    outbox = Outbox(limitBytes: Limits.externalProviderOutboxBytes)
    reader = FrameReader(limitBytes: Limits.externalProviderFrameBytes)
    return asked?.waiting
  }

  /// Lets an answer wait no more; false where it does not wait for the program.
  mutating func giveUp(_ token: UInt64) -> Bool {
    asked?.waiting.use == .request(token: token) && giveUp() != nil
  }

  /// Waits for the question on its way no more.
  private mutating func giveUp() -> Waiting? {
    guard let asked else { return nil }
    self.asked = nil
    send(Frame.notification("$/cancelRequest", params: ["id": .integer(asked.id)] as JSONValue))
    return asked.waiting
  }

  private mutating func handle(_ message: Message, at now: UInt64) -> (
    Waiting, [ExternalSuggestion]
  )? {
    guard case .response(.integer(let id), let result) = message else { return nil }
    if id == 0, state == .starting {
      guard case .success(let hello) = result else {
        return fail("it refused initialize", at: now).map { ($0, []) }
      }
      state = .ready
      takesWords = hello["words"]?.bool == true
      name = hello["name"]?.string.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) }
      return nil
    }
    // A late one, or one to a question that nobody has asked.
    guard let asked, asked.id == id else { return nil }
    self.asked = nil
    failureCount = 0
    problem = nil
    guard case .success(let answer) = result else { return (asked.waiting, []) }
    return (asked.waiting, ExternalSuggestion.list(answer["suggestions"]))
  }

  private mutating func send(_ frame: [UInt8]) {
    // A program that does not read is late, too, and hears no more until it does.
    if outbox.byteCount < Limits.externalProviderOutboxBytes / 2 { try? outbox.enqueue(frame) }
  }
}
