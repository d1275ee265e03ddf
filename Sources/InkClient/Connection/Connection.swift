// The byte streams of a conversation: both directions and the log, polled in one place.

import InkRPC
import InkSystem

/// Two pipes, or a child process with its three, and the bytes waiting to be written.
struct Connection {
  let child: ChildProcess?
  let incoming: Descriptor
  let patienceSeconds: Int
  private(set) var isAtEnd = false
  private(set) var log: [UInt8] = []
  private var outgoing: Descriptor?
  private var unsent: ArraySlice<UInt8> = []
  private var received: [UInt8] = []
  private var polled = PollSet()

  private enum Token {
    static let incoming = 0
    static let outgoing = 1
    static let errors = 2
  }

  init(reading: Descriptor, writing: Descriptor, patienceSeconds: Int) {
    child = nil
    incoming = reading
    outgoing = writing
    self.patienceSeconds = patienceSeconds
    polled.watch(incoming, for: .reading, token: Token.incoming)
  }

  init(_ child: ChildProcess, patienceSeconds: Int) {
    self.child = child
    incoming = child.output
    outgoing = child.input
    self.patienceSeconds = patienceSeconds
    polled.watch(incoming, for: .reading, token: Token.incoming)
    if let errors = child.errors { polled.watch(errors, for: .reading, token: Token.errors) }
  }

  /// The deadline of a wait that begins now.
  var deadline: UInt64 { SystemClock.deadline(milliseconds: patienceSeconds * 1000) }

  /// Whether bytes are waiting to be written.
  var isWriting: Bool { !unsent.isEmpty }

  /// How the child ended, if it has.
  var endingIfAny: ChildProcess.Ending? { try? child?.endingIfAny() }

  /// Returns the bytes received since the last call.
  mutating func takeReceived() -> [UInt8] {
    defer { received.removeAll(keepingCapacity: true) }
    return received
  }

  /// Appends bytes to those waiting to be written.
  mutating func enqueue(_ bytes: [UInt8]) {
    guard let outgoing, !bytes.isEmpty else { return }
    unsent = isWriting ? unsent + bytes : bytes[...]
    polled.watch(outgoing, for: .writing, token: Token.outgoing)
  }

  mutating func close() {
    stopWriting()
    outgoing = nil
    child?.closeInput()
  }

  /// Waits once, then reads and writes what is ready; returns false if the deadline passed first.
  mutating func exchange(until deadline: UInt64) throws(ClientError) -> Bool {
    if isAtEnd, !isWriting { return false }
    do {
      let ready = try polled.wait(until: deadline)
      for one in ready {
        switch one.token {
        case Token.incoming: try read()
        case Token.errors: readLog()
        default: write()
        }
      }
      return !ready.isEmpty
    } catch {
      throw .system(error)
    }
  }

  /// Waits until the child has exited and the rest of its log is read; returns nil if there is no child.
  mutating func end(until deadline: UInt64) throws(ClientError) -> ChildProcess.Ending? {
    guard let child else { return nil }
    do {
      var process = PollSet()
      process.watch(try .process(child.id), for: .reading, token: 0)
      if try process.wait(until: deadline).isEmpty {
        throw ClientError.nothingCame(
          waitedFor: "the end of the server, which has closed its output", seconds: patienceSeconds)
      }
      while try polled.wait(until: 0).contains(where: { $0.token == Token.errors }) { readLog() }
      return try child.wait()
    } catch let error as SystemError {
      throw .system(error)
    } catch let error as ClientError {
      throw error
    } catch {
      preconditionFailure("waiting throws errors of the system only, not \(error)")
    }
  }

  private mutating func read() throws(SystemError) {
    let reading = try incoming.read { bytes in
      bytes.withUnsafeBufferPointer { received.append(contentsOf: $0) }
    }
    if reading == .end {
      isAtEnd = true
      polled.remove(Token.incoming)
    }
  }

  private mutating func readLog() {
    let reading = try? child?.errors?.read { bytes in
      bytes.withUnsafeBufferPointer { log.append(contentsOf: $0) }
    }
    if reading == nil || reading == .end { polled.remove(Token.errors) }
  }

  /// Writes a chunk that a ready pipe accepts without blocking. If the server is gone the rest is dropped; the reading
  /// side reports that.
  private mutating func write() {
    let chunk = Array(unsent.prefix(RPCLimits.chunkBytes))
    guard let count = try? outgoing?.write(chunk.span) else { return stopWriting() }
    unsent = unsent.dropFirst(count)
    if unsent.isEmpty { stopWriting() }
  }

  private mutating func stopWriting() {
    unsent = []
    polled.remove(Token.outgoing)
  }
}
