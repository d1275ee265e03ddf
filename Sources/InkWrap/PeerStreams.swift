// The byte streams of a peer: incoming and outgoing frames, and the server process.

import InkJSON
import InkRPC
import InkSystem

/// The two streams of a peer and, if it is a server, its process.
struct PeerStreams {
  /// What a peer has sent.
  enum Arrival {
    /// A message.
    case message(Message)
    /// A body that is no message, and what is known of it.
    case invalid(MessageError, UnreadMessage)
    /// A frame that was skipped, and what is known of its message.
    case skipped(FrameError, UnreadMessage)
  }

  let reading: Descriptor
  let child: ChildProcess?
  private var writing: Descriptor?
  private var frames = FrameReader(beginningBytes: RPCLimits.beginningBytes)
  private(set) var outbox = Outbox()
  /// Whether the input has ended.
  private(set) var isAtEnd = false

  init(reading: Descriptor, writing: Descriptor?) {
    self.reading = reading
    self.writing = writing
    child = nil
  }

  init(_ child: ChildProcess) {
    reading = child.output
    writing = child.input
    self.child = child
  }

  /// The descriptor to write to, while frames are waiting.
  var wanting: Descriptor? { outbox.isEmpty ? nil : writing }

  /// Appends a frame to the outbox; returns false if the peer has not read for too long.
  mutating func enqueue(_ frame: [UInt8]) -> Bool {
    (try? outbox.enqueue(frame)) != nil
  }

  /// Writes a chunk that a ready descriptor accepts without blocking; returns false if nobody reads any more.
  mutating func write() -> Bool {
    guard let writing else { return false }
    do throws(SystemError) {
      try outbox.writeChunk { (bytes) throws(SystemError) in try writing.write(bytes) }
      return true
    } catch {
      return false
    }
  }

  /// Reads once.
  mutating func read() throws(SystemError) {
    if try reading.read({ frames.append($0) }) == .end { isAtEnd = true }
  }

  /// Returns what has arrived next, or nil if it is not complete yet. Throws if nothing can be read any more.
  mutating func next(_ parser: inout JSONParser) throws(FrameError) -> Arrival? {
    let body: [UInt8]
    do throws(FrameError) {
      guard let next = try frames.next() else { return nil }
      body = next
    } catch {
      if !error.isRecoverable { throw error }
      let beginning = frames.skippedBeginning
      return .skipped(error, UnreadMessage(beginningOf: beginning, with: &parser))
    }
    do throws(MessageError) {
      return .message(try Message(parsing: body, with: &parser))
    } catch {
      return .invalid(error, UnreadMessage(beginningOf: body, with: &parser))
    }
  }

  /// Closes the peer's input, which tells a server to exit.
  mutating func close() {
    writing = nil
    child?.closeInput()
  }

  /// Returns how the process ended, phrased to follow a name. A process that has closed its output is given until the
  /// deadline to exit by itself.
  func ending(until deadline: UInt64) -> String {
    guard let child else { return "is gone" }
    var polls = PollSet()
    if let process = try? Descriptor.process(child.id) {
      polls.watch(process, for: .reading, token: 0)
      _ = try? polls.wait(until: deadline)
    }
    switch try? child.endingIfAny() {
    case .exited(let code)?: return "ended with exit code \(code)"
    case .killed(let signal)?: return "was ended by signal \(signal)"
    case nil:
      child.terminate(force: true)
      return "closed its output"
    }
  }
}
