// The event loop: one thread that waits in one place and handles every event there, until it flushes at the end.

import InkRPC
import InkSystem
import Logging

/// Moves bytes between the streams and the session, one message at a time, and waits when idle.
///
/// The loop knows descriptors and deadlines but nothing about text; the session knows text but no descriptors.
struct EventLoop: ~Copyable {
  private enum Source: Int {
    case input, output, store, files, client, endSignals, externalProviderOutput,
      externalProviderInput
  }

  private let streams: Server.Streams
  private let log: Logger
  private var session: Session
  private var inbox = Inbox()
  private let room = ReadBuffer()
  private var polls = PollSet()
  private var watches = Watches()
  private var externalProvider: ExternalProviderChild
  /// The deadline for the responses to the last messages, once the input has ended.
  private var inputEnds: UInt64?
  /// How long input is still read after the client's process has exited: its last messages may be in the pipe, which
  /// another process may keep open indefinitely.
  private var clientEnds: UInt64?
  /// The time from which the client counts as idle, which is some time after its last message.
  private var idleFrom: UInt64 = 0
  /// Whether the last poll found that a chunk can be written without blocking; reset by the next write.
  private var canWrite = false

  init(
    _ streams: Server.Streams, _ session: consuming Session, _ log: Logger,
    startExternalProvider: @escaping ([String]) throws -> ChildProcess
  ) {
    self.streams = streams
    externalProvider = ExternalProviderChild(
      ExternalProviderChild.Tokens(
        output: Source.externalProviderOutput.rawValue,
        input: Source.externalProviderInput.rawValue), start: startExternalProvider)
    self.session = session
    self.log = log
    polls.watch(streams.store.descriptor, for: .reading, token: Source.store.rawValue)
    if let signals = streams.endSignals {
      polls.watch(signals, for: .reading, token: Source.endSignals.rawValue)
    }
  }

  /// Serves until the session is over; returns its exit code.
  mutating func run() -> Int32 {
    while session.exitCode == nil {
      writeWhereReady()
      // With more messages to process and nothing to write, the streams need not be polled first.
      if inbox.isEmpty || session.isHeldBack || !session.outbox.isEmpty {
        exchange(
          until: [nextDeadline, clientEnds, session.externalProviderDeadline].compactMap(\.self)
            .min())
      }
      session.expireExternalProvider()
      lookAhead()
      load()
      if session.isHeldBack { continue }
      if let arrival = inbox.next() {
        session.receive(arrival)
        updateWatches()
        idleFrom = SystemClock.deadline(milliseconds: Limits.idleMilliseconds)
      } else if let inputEnds, !session.awaitsAnswers || inputEnds <= SystemClock.nanoseconds {
        session.end()
      } else if let clientEnds, clientEnds <= SystemClock.nanoseconds {
        session.end()
      } else if session.backlog == .awaited || idleFrom <= SystemClock.nanoseconds {
        session.workOnBacklog()
      }
    }
    flush()
    externalProvider.end(in: &polls)
    return session.exitCode ?? 1
  }

  /// The deadline to wait for: now if there is work to do, nil to wait indefinitely.
  private var nextDeadline: UInt64? {
    if session.isHeldBack { return session.heldBackUntil }
    if !inbox.isEmpty || session.backlog == .awaited { return 0 }
    if session.backlog == .wanted, inputEnds == nil { return idleFrom }
    return session.awaitsAnswers ? inputEnds : inputEnds.map { _ in 0 }
  }

  /// Reads what has arrived after a query, which may make it obsolete.
  private mutating func lookAhead() {
    var byteCount = 0
    while inbox.beginsWithQuery, inbox.hasRoom, byteCount < Limits.lookAheadBytes {
      let count = exchange(until: 0)
      if count == 0 { return }
      byteCount += count
    }
  }

  /// Loads packs and words as soon as the response to `initialize` has been written.
  private mutating func load() {
    guard session.loadIsDue, session.outbox.isEmpty || !inbox.isEmpty else { return }
    session.loadIfDue()
    updateWatches()
  }

  /// Waits, then moves the bytes that can be moved without blocking; returns the number of bytes read.
  @discardableResult
  private mutating func exchange(until deadline: UInt64?) -> Int {
    // First, because a program that cannot be started is a message to write.
    externalProvider.watch(for: &session, in: &polls)
    let reads = inputEnds == nil && inbox.hasRoom
    // A poll that does not wait also checks the output, so that the response can be written without another poll.
    let writes = !session.outbox.isEmpty || deadline == 0
    polls.watch(streams.input, for: .reading, when: reads, token: Source.input.rawValue)
    polls.watch(streams.output, for: .writing, when: writes, token: Source.output.rawValue)
    var byteCount = 0
    do {
      for ready in try polls.wait(until: deadline) {
        switch Source(rawValue: ready.token) {
        case .input: byteCount = try read()
        case .output: if session.outbox.isEmpty { canWrite = ready.canWrite } else { try write() }
        case .store:
          streams.store.drain()
          session.takeStoreReports()
        case .files: session.filesChanged(watches.changes())
        case .externalProviderOutput: externalProvider.read(into: &session)
        case .externalProviderInput: externalProvider.write(from: &session)
        case .client:
          polls.remove(Source.client.rawValue)
          clientEnds = SystemClock.deadline(milliseconds: Limits.endingMilliseconds)
        case .endSignals, nil: session.end()
        }
      }
    } catch {
      handleStreamFailure(error)
    }
    return byteCount
  }

  private mutating func handleStreamFailure(_ error: any Error) {
    log.error("The streams failed", metadata: ["error": "\(error)"])
    session.fail()
  }

  /// Reads once; returns the number of bytes read.
  private mutating func read() throws -> Int {
    let reading = try streams.input.read(into: room) { inbox.append($0) }
    switch reading {
    case .bytes(let count): return count
    case .nothing: return 0
    case .end:
      inputEnds = SystemClock.deadline(milliseconds: Limits.endingMilliseconds)
      return 0
    }
  }

  /// Writes a chunk if that is known not to block.
  private mutating func writeWhereReady() {
    guard canWrite, !session.outbox.isEmpty else { return }
    do { try write() } catch { handleStreamFailure(error) }
  }

  private mutating func write() throws {
    canWrite = false
    try session.outbox.writeChunk { (bytes) throws(SystemError) in
      try streams.output.write(bytes)
    }
  }

  /// Watches the client's process and the settings files once the session knows them.
  private mutating func updateWatches() {
    if let process = watches.process(session.clientProcess) {
      polls.watch(process, for: .reading, token: Source.client.rawValue)
    }
    if let files = watches.files(session.watchedFiles) {
      polls.watch(files, for: .reading, token: Source.files.rawValue)
    }
    if watches.hasUnread { session.filesChanged(watches.changes()) }
  }

  /// Lets the store complete its jobs, for some seconds, and writes the last responses, until a second after that:
  /// `exit` may follow `shutdown` immediately, or come without it.
  private mutating func flush() {
    var last = PollSet()
    last.watch(streams.store.descriptor, for: .reading, token: Source.store.rawValue)
    // The client may have exited with responses pending; what was learned is saved nevertheless.
    var clientReads = true
    var awaitsStore = true
    var deadline = SystemClock.deadline(milliseconds: Limits.endingStoreMilliseconds)
    while session.awaitsStore || clientReads && !session.outbox.isEmpty {
      last.watch(
        streams.output, for: .writing, when: clientReads && !session.outbox.isEmpty,
        token: Source.output.rawValue)
      // A client that reads slowly does not move it any further.
      if awaitsStore, !session.awaitsStore {
        awaitsStore = false
        deadline = SystemClock.deadline(milliseconds: Limits.endingMilliseconds)
      }
      guard SystemClock.nanoseconds < deadline else { return }
      guard let ready = try? last.wait(until: deadline), !ready.isEmpty else { return }
      for event in ready {
        if event.token == Source.store.rawValue {
          streams.store.drain()
          session.takeStoreReports()
        } else if (try? write()) == nil {
          clientReads = false
        }
      }
    }
  }
}
