// The built program, run as a person or an editor runs it.

import InkClient
import InkJSON
import InkSystem
import Testing

/// Tests that run the program to its end repeatedly in the same sandbox.
protocol CommandTesting {
  var sandbox: Sandbox { get }
}

extension CommandTesting {
  func run(_ arguments: String..., input: String = "") throws -> Program.Result {
    try Program.run(arguments, input: input, in: sandbox)
  }

  /// Parses the output of `--json`.
  func json(_ text: String) throws -> JSONValue {
    var parser = JSONParser()
    return try parser.parse(Array(text.utf8))
  }
}

/// The executable next to the tests, and ways to run it to its end.
enum Program {
  /// The result of a program that has ended.
  struct Result {
    let ending: ChildProcess.Ending
    let output: String
    let errors: String
  }

  /// The path of `inkling`; the build puts it into the folder of the test bundle.
  static var path: String {
    get throws {
      let tests = try #require(CurrentProcess.executablePath)
      let candidates = [
        Environment.current["INKLING"] ?? "", "\(FileSystem.folder(of: tests))/inkling",
        "\(FileSystem.folder(of: CommandLine.arguments.first ?? ""))/inkling",
      ]
      return try #require(
        candidates.first { !$0.isEmpty && FileSystem.exists($0) },
        "no inkling beside \(tests); build it with 'swift build'")
    }
  }

  /// Runs the program in a sandbox with the given input, and waits at most fifteen minutes for its end.
  static func run(_ arguments: [String], input: String = "", in sandbox: Sandbox) throws -> Result {
    try run(try path, arguments, input: input, in: sandbox)
  }

  /// Runs a shell command in which `$INKLING` is the program.
  static func shell(_ command: String, input: [UInt8] = [], in sandbox: Sandbox) throws -> Result {
    var variables = sandbox.environment.variables
    variables["INKLING"] = try path
    return try run(
      "sh", ["-c", command], input: String(decoding: input, as: UTF8.self),
      environment: Environment(variables))
  }

  private static func run(
    _ executable: String, _ arguments: [String], input: String, in sandbox: Sandbox
  ) throws -> Result {
    try run(executable, arguments, input: input, environment: sandbox.environment)
  }

  private static func run(
    _ executable: String, _ arguments: [String], input: String, environment: Environment
  ) throws -> Result {
    CurrentProcess.ignoreWriteSignals()
    let child = try ChildProcess(executable, arguments, environment: environment, errors: .piped)
    // Inputs here are smaller than a pipe's buffer, so they are accepted whether the program reads them or not.
    try? child.input?.writeAll(Array(input.utf8))
    child.closeInput()
    var streams = PollSet()
    streams.watch(child.output, for: .reading, token: 0)
    if let errors = child.errors { streams.watch(errors, for: .reading, token: 1) }
    var texts: [[UInt8]] = [[], []]
    var open: Set<Int> = [0, 1]
    let deadline = SystemClock.deadline(milliseconds: 900_000)
    while !open.isEmpty {
      let ready = try streams.wait(until: deadline)
      try #require(!ready.isEmpty, "the program did not end within fifteen minutes")
      for one in ready {
        let stream = one.token == 0 ? child.output : try #require(child.errors)
        let reading = try stream.read { bytes in
          bytes.withUnsafeBufferPointer { texts[one.token].append(contentsOf: $0) }
        }
        if reading == .end {
          open.remove(one.token)
          streams.remove(one.token)
        }
      }
    }
    return Result(
      ending: try child.wait(), output: String(decoding: texts[0], as: UTF8.self),
      errors: String(decoding: texts[1], as: UTF8.self))
  }
}
