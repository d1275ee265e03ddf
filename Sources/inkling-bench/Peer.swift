// The other end of a measurement: a process that is given bytes and waited for, with nothing else in between.

import InkJSON
import InkRPC
import InkSystem

/// A program over its pipes. Writing and reading block, because polling would be measured too.
final class Peer {
  private let child: ChildProcess
  private let input: Descriptor
  private var frames = FrameReader()
  private var lastID: Int64 = 0
  private let sandbox: String
  /// The moment before it was started, by `SystemClock.nanoseconds`.
  let started: UInt64

  /// Starts a program in a folder of its own, so that nobody's settings and words are read.
  init(_ executable: String, _ arguments: [String] = []) throws {
    sandbox = try FileSystem.makeTemporaryFolder("inkling-bench")
    var variables = Environment.current.variables
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
      variables[name] = sandbox
    }
    started = SystemClock.nanoseconds
    child = try ChildProcess(executable, arguments, environment: Environment(variables))
    guard let input = child.input else { throw BenchFailure("\(executable) has no input") }
    self.input = input
  }

  deinit {
    child.terminate(force: true)
    _ = try? child.wait()
    try? FileSystem.removeFolder(sandbox)
  }

  /// The number of the process, for what the system says of it.
  var id: Int32 { child.id }

  /// The frame of a request under the next number.
  func request(_ method: String, _ parameters: JSONValue?) -> [UInt8] {
    lastID += 1
    return Frame.request(.integer(lastID), method, params: parameters)
  }

  /// Writes bytes and waits for the next answer; what comes before it (notifications) is passed over.
  @discardableResult
  func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
    try input.writeAll(bytes)
    while true {
      while let body = try frames.next() {
        if body.isAnswer { return body }
      }
      let reading = try child.output.read { frames.append($0) }
      if reading == .end { throw BenchFailure("the program ended in the middle of a measurement") }
    }
  }

  func send(_ bytes: [UInt8]) throws {
    try input.writeAll(bytes)
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
