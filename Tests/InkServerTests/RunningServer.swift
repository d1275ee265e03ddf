// The whole server on a thread of its own, with real pipes at both ends.

import InkJSON
import InkRPC
import InkServer
import InkSystem
import Synchronization
import Testing

/// A server that runs until its input ends, and what it said until then.
struct RunningServer {
  /// Where the test writes what the server reads.
  let input: Descriptor
  /// Where the test reads what the server writes.
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
      world.wake = { store.wake() }
      prepare(world)
      // Held while the server runs, so that whoever asks for the exit code waits for it.
      ending.exitCode.withLock {
        try? starting.writeAll([0])
        $0 = Server.run(streams, world.effects, log: world.log) {
          try ChildProcess(running: $0, errors: .discarded)
        }
      }
    }
    // Nobody asks for it before it is held.
    _ = try started.read { _ in }
  }

  /// What `run` gave back; waits until it does.
  var exitCode: Int32? { ending.exitCode.withLock(\.self) }

  /// Sends messages.
  func send(_ messages: [JSONValue]) throws {
    try input.writeAll(frames(messages))
  }

  /// The next so many messages of the server; fewer if its output ends.
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

/// The frames of some messages in one piece.
func frames(_ messages: [JSONValue]) -> [UInt8] {
  messages.flatMap { message in
    var writer = JSONWriter()
    writer.write(message)
    return Frame.frame(body: writer.bytes)
  }
}

/// A request as a value.
func request(_ id: Int64, _ method: String, _ params: JSONValue = [:]) -> JSONValue {
  ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params]
}

/// A notification as a value.
func notification(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
  ["jsonrpc": "2.0", "method": .string(method), "params": params]
}

/// The messages in a stream of frames.
func messages(in bytes: [UInt8]) -> [JSONValue] {
  var reader = FrameReader()
  reader.append(bytes)
  return reader.messages()
}

extension FrameReader {
  /// The messages that are whole so far; what is none is an issue of the test.
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
