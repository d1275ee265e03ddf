// The other end of a measurement: a process that gets bytes and is waited for, with nothing else in between.

import InkClient
import InkJSON
import InkRPC
import InkSystem

/// A program and its pipes. Writing and reading block, because polling would be measured too.
final class Peer {
  private let child: ChildProcess
  private var frames = FrameReader()
  private var lastID: Int64 = 0
  private let sandbox: Sandbox
  /// The time just before it was started, by `SystemClock.nanoseconds`.
  let started: UInt64

  /// Starts a program in a new home folder, or in one that was used before.
  init(_ executable: String, _ arguments: [String] = [], in sandbox: Sandbox? = nil) throws {
    self.sandbox = try sandbox ?? Sandbox()
    let environment = self.sandbox.environment
    started = SystemClock.nanoseconds
    child = try ChildProcess(executable, arguments, environment: environment, errors: .discarded)
  }

  deinit {
    child.terminate(force: true)
    _ = try? child.wait()
  }

  /// The process id.
  var id: Int32 { child.id }

  /// Returns the frame of a request with the next id.
  func request(_ method: String, _ parameters: JSONValue?) -> [UInt8] {
    lastID += 1
    return Frame.request(.integer(lastID), method, params: parameters)
  }

  /// Writes bytes and waits for the next answer.
  @discardableResult
  func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
    try send(bytes)
    return try answer()
  }

  /// Waits for the next answer; notifications before it are skipped.
  @discardableResult
  func answer() throws -> [UInt8] {
    while true {
      while let body = try frames.next() {
        if body.isAnswer { return body }
      }
      let reading = try child.output.read { frames.append($0) }
      if reading == .end { throw BenchFailure("the program ended in the middle of a measurement") }
    }
  }

  func send(_ bytes: [UInt8]) throws {
    guard let input = child.input else { throw BenchFailure("the program's input is closed") }
    try input.writeAll(bytes)
  }

  /// Writes bytes, closes the input and reads all the output until the program ends.
  func output(for bytes: [UInt8]) throws -> [UInt8] {
    try send(bytes)
    child.closeInput()
    return try child.output.readAll(limitBytes: 1 << 24)
  }

  /// Reads the greeting line of a program.
  func readLine() throws {
    try readLines { $0.last == UInt8(ascii: "\n") }
  }

  /// Writes a line and reads until the empty line that ends the answer.
  func exchangeLines(_ bytes: [UInt8]) throws {
    try send(bytes)
    try readLines { $0.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] }
  }

  private func readLines(until isWhole: ([UInt8]) -> Bool) throws {
    var lines: [UInt8] = []
    while !isWhole(lines) {
      let reading = try child.output.read { span in
        span.withUnsafeBufferPointer { lines.append(contentsOf: $0) }
      }
      if reading == .end { throw BenchFailure("the program ended in the middle of a measurement") }
    }
  }

  /// Initializes the server as an editor does.
  func initialize() throws {
    try exchange(
      request(
        "initialize",
        [
          "processId": .integer(Int64(CurrentProcess.id)),
          "capabilities": ["general": ["positionEncodings": ["utf-8"]]],
          "initializationOptions": ["inlinePrediction": ["mode": "yes"]],
        ]))
    try send(Frame.notification("initialized", params: JSONValue.object(JSONObject())))
  }
}

/// Why a measurement failed.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) {
    description = sentence
  }
}

extension [UInt8] {
  /// Whether a body answers a request: it has an id. Notifications have none.
  fileprivate var isAnswer: Bool {
    let head = prefix(64)
    return head.firstRange(of: Array("\"id\":".utf8)) != nil
  }
}
