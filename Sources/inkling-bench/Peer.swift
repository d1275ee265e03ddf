// The other end of a measurement: a process that is given bytes and waited for, with nothing else in between.

import InkClient
import InkJSON
import InkRPC
import InkSystem

/// A program over its pipes. Writing and reading block, because polling would be measured too.
final class Peer {
  private let child: ChildProcess
  private var frames = FrameReader()
  private var lastID: Int64 = 0
  private let sandbox: Sandbox
  /// The moment before it was started, by `SystemClock.nanoseconds`.
  let started: UInt64

  /// Starts a program in a home of its own, or in one that others have lived in.
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

  /// The number of the process, for what the system says of it.
  var id: Int32 { child.id }

  /// The frame of a request under the next number.
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

  /// Waits for the next answer; what comes before it (notifications) is passed over.
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
    guard let input = child.input else { throw BenchFailure("the program has no input any more") }
    try input.writeAll(bytes)
  }

  /// Writes bytes, ends the input and reads everything that the program writes until its end.
  func output(for bytes: [UInt8]) throws -> [UInt8] {
    try send(bytes)
    child.closeInput()
    return try child.output.readAll(limitBytes: 1 << 24)
  }

  /// Reads the line with which a program greets.
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

  /// Says hello as an editor does.
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

/// Why a measurement is not to be had.
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
