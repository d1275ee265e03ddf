// The external provider program as the event loop sees it: a process and its pipes.

import InkRPC
import InkSystem

/// Runs the process that the session wants, if any, and moves bytes between its pipes and the session.
struct ExternalProviderChild {
  /// The poll tokens of the pipes.
  struct Tokens {
    /// The token of the pipe that the program writes to.
    let output: Int
    /// The token of the pipe that the program reads from.
    let input: Int
  }

  private let start: (_ command: [String]) throws -> ChildProcess
  private let tokens: Tokens
  private var run = 0
  private var child: ChildProcess?

  init(_ tokens: Tokens, start: @escaping (_ command: [String]) throws -> ChildProcess) {
    (self.tokens, self.start) = (tokens, start)
  }

  /// Starts and stops the program as the session requires, and watches its pipes.
  mutating func watch(for session: inout Session, in polls: inout PollSet) {
    do {
      if try reconcile(with: session.wantedExternalProvider) {
        stopWatching(in: &polls)
        if let child { polls.watch(child.output, for: .reading, token: tokens.output) }
      }
    } catch {
      stopWatching(in: &polls)
      session.externalProviderFailed("\(error)")
    }
    guard let input = child?.input else { return }
    let writes = !session.externalProviderOutbox.isEmpty
    polls.watch(input, for: .writing, when: writes, token: tokens.input)
  }

  /// Passes what the program has written to the session.
  func read(into session: inout Session) {
    var bytes: [UInt8] = []
    let reading = try? child?.output.read { span in
      span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }
    if reading == nil || reading == .end { return session.externalProviderFailed("it has ended") }
    session.takeFromExternalProvider(bytes)
  }

  /// Writes a chunk of the session's output to the program.
  func write(from session: inout Session) {
    guard let input = child?.input else { return }
    do {
      try session.externalProviderOutbox.writeChunk { (bytes) throws(SystemError) in
        try input.write(bytes)
      }
    } catch {
      session.externalProviderFailed("it has ended")
    }
  }

  /// Closes the program's input and waits briefly for it to exit by itself.
  mutating func end(in polls: inout PollSet) {
    guard let child else { return }
    polls.remove(tokens.input)
    child.closeInput()
    var last = PollSet()
    if let process = try? Descriptor.process(child.id) {
      last.watch(process, for: .reading, token: 0)
      _ = try? last.wait(
        until: SystemClock.deadline(milliseconds: Limits.externalProviderEndMilliseconds))
    }
    self.child = nil
  }

  /// Replaces or stops the running program if the session wants another one or none; returns whether it changed.
  ///
  /// A program that is no longer wanted is killed immediately, because nothing would read its responses.
  private mutating func reconcile(with wanted: (run: Int, command: [String])?) throws -> Bool {
    if let wanted, wanted.run == run { return false }
    guard let wanted else {
      defer { child = nil }
      return child != nil
    }
    run = wanted.run
    child = nil
    child = try start(wanted.command)
    return true
  }

  private func stopWatching(in polls: inout PollSet) {
    polls.remove(tokens.output)
    polls.remove(tokens.input)
  }
}
