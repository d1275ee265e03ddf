// One end of a wrap as bytes: frames in, frames out, and the process behind them.

import InkJSON
import InkRPC
import InkSystem

/// The two streams of a peer, and its process if it is one of the servers.
struct Line {
  let reading: Descriptor
  let child: ChildProcess?
  private var writing: Descriptor?
  private var frames = FrameReader()
  private(set) var outbox = Outbox()
  /// Whether nothing more comes.
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

  /// Where its frames are written while there are any.
  var wanting: Descriptor? { outbox.isEmpty ? nil : writing }

  /// Puts a frame at the end of those to be written; false if it has not read for too long.
  mutating func enqueue(_ frame: [UInt8]) -> Bool {
    (try? outbox.enqueue(frame)) != nil
  }

  /// Writes what a ready descriptor takes for sure; false if nobody reads there any more.
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

  /// The next whole message; nil if none is here. Throws what is no message, or no frame at all.
  mutating func next(_ parser: inout JSONParser) throws -> Message? {
    guard let body = try frames.next() else { return nil }
    return try Message(parsing: body, with: &parser)
  }

  /// Ends what it reads, which tells a server to go.
  mutating func close() {
    writing = nil
    child?.closeInput()
  }

  /// How its process ended, to follow a name. One that has closed its output has a moment to end by itself.
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
