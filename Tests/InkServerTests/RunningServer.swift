// The complete server on its own thread, with real pipes on both ends.

import InkJSON
import InkRPC
import InkServer
import InkSystem
import Synchronization
import Testing

/// A server that runs until its input ends, and its output until then.
struct RunningServer {
  /// The pipe to which the test writes.
  let input: Descriptor
  /// The pipe from which the test reads.
  let output: Descriptor
  private var reader = FrameReader()
  private let ending = Ending()

  /// Starts a server in a world that the test may prepare.
  init(in prepare: @escaping @Sendable (World) -> Void = { _ in }) throws {
    let (serverInput, input) = try Descriptor.pipe("to the server")
    let (output, serverOutput) = try Descriptor.pipe("from the server")
    (self.input, self.output) = (input, output)
    let ending = ending
    let store = try WakePipe()
    let (started, starting) = try Descriptor.pipe("to who waits for the server's start")
    try SystemThread.start {
      let streams = Server.Streams(input: serverInput, output: serverOutput, store: store)
      let world = World()
      world.store.wake = { store.wake() }
      prepare(world)
      // Held while the server runs, so that reading the exit code waits for it.
      ending.exitCode.withLock {
        try? starting.writeAll([0])
        $0 = Server.run(streams, world.effects, log: world.log) {
          try ChildProcess(running: $0, errors: .discarded)
        }
      }
    }
    // The exit code is not requested before the lock is held.
    _ = try started.read { _ in }
  }

  /// The result of `run`; waits until it returns.
  var exitCode: Int32? { ending.exitCode.withLock(\.self) }

  /// Sends messages.
  func send(_ messages: [JSONValue]) throws {
    try input.writeAll(frames(messages))
  }

  /// Returns the next `count` messages of the server; fewer if its output ends.
  mutating func receive(_ count: Int) throws -> [JSONValue] {
    var messages: [JSONValue] = []
    var parser = JSONParser()
    while messages.count < count {
      if let body = try reader.next() {
        messages.append(try parser.parse(body))
      } else if case .end = try output.read({ reader.append($0) }) {
        return messages
      }
    }
    return messages
  }

  private final class Ending: Sendable {
    let exitCode = Mutex<Int32?>(nil)
  }
}

/// Returns the frames of some messages in one piece.
func frames(_ messages: [JSONValue]) -> [UInt8] {
  messages.flatMap { message in
    var writer = JSONWriter()
    writer.write(message)
    return Frame.frame(body: writer.bytes)
  }
}

/// Returns a request as a value.
func request(_ id: Int64, _ method: String, _ params: JSONValue = [:]) -> JSONValue {
  ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params]
}

/// Returns a notification as a value.
func notification(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
  ["jsonrpc": "2.0", "method": .string(method), "params": params]
}

/// Decodes the messages in a stream of frames.
func messages(in bytes: [UInt8]) -> [JSONValue] {
  var reader = FrameReader()
  reader.append(bytes)
  return reader.messages()
}

extension FrameReader {
  /// Returns the complete messages so far; an invalid one is recorded as an issue.
  mutating func messages() -> [JSONValue] {
    var parser = JSONParser()
    var messages: [JSONValue] = []
    do {
      while let body = try next() { messages.append(try parser.parse(body)) }
    } catch {
      Issue.record("expected messages, found \(error)")
    }
    return messages
  }
}
