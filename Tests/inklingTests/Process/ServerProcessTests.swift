// The server as a process: clients that do not read, that die, that close one stream, that leave it idle.

import InkClient
import InkJSON
import InkRPC
import InkSystem
import Testing

@Suite struct `The server's process` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    CurrentProcess.ignoreWriteSignals()
  }

  private func start() throws -> ChildProcess {
    try ChildProcess(
      try Program.path, ["serve"], environment: sandbox.environment, errors: .piped)
  }

  private static func initialize(processID: JSONValue = nil) -> [UInt8] {
    Frame.request(
      .integer(0), "initialize",
      params: ["processId": processID, "capabilities": [:]] as JSONValue)
  }

  @Test
  func `keeps reading while its client does not, through thousands of answers and 10 MB of text`()
    throws
  {
    let child = try start()
    var bytes = Self.initialize()
    let questions = 4000
    for id in 1...questions {
      bytes += Frame.request(
        .integer(Int64(id)), "inkling/callouts", params: ["character": "e"] as JSONValue)
    }
    let line =
      "A line of a hundred letters that is long enough to make ten megabytes of them in many lines of it.\n"
    bytes += Frame.notification(
      "textDocument/didOpen",
      params: [
        "textDocument": [
          "uri": "file:///large.md", "languageId": "markdown", "version": 1,
          "text": .string(String(repeating: line, count: 105_000)),
        ]
      ] as JSONValue)
    bytes += Frame.request(
      .integer(Int64(questions + 1)), "inkling/autocomplete",
      params: [
        "textDocument": ["uri": "file:///large.md"], "position": ["line": 50_000, "character": 6],
      ] as JSONValue)

    try Self.writeWithoutReading(bytes, to: child)
    let client = Client(child, patienceSeconds: 60)
    for id in 0...questions {
      _ = try client.answer(to: .integer(Int64(id))).get()
    }
    let last = try client.answer(to: .integer(Int64(questions + 1))).get()
    #expect(last["version"] == 1)
    client.close()
    #expect(try client.end() == .exited(code: 1))
  }

  /// Writes everything before a byte is read; a server that waited for its reader would wait forever.
  private static func writeWithoutReading(_ bytes: [UInt8], to child: ChildProcess) throws {
    let input = try #require(child.input)
    var writing = PollSet()
    writing.watch(input, for: .writing, token: 0)
    let deadline = SystemClock.deadline(milliseconds: 60_000)
    var written = 0
    while written < bytes.count {
      let ready = try writing.wait(until: deadline)
      try #require(!ready.isEmpty, "the server stopped reading after \(written) bytes")
      let chunk = Array(bytes[written..<min(written + 4096, bytes.count)])
      written += try input.write(chunk.span)
    }
  }

  @Test func `exits when the client process it was told of is gone`() throws {
    let client = Client(try start())
    // Plays the editor: a process that does nothing until its input ends.
    let editor = try ChildProcess("cat")
    try client.send(Self.initialize(processID: .integer(Int64(editor.id))))
    _ = try client.answer(to: .integer(0)).get()
    editor.terminate(force: true)
    try editor.wait()
    #expect(try client.end() == .exited(code: 1))
  }

  @Test func `exits with 1 when nobody can read its answers any more`() throws {
    let result = try Program.shell(
      "{ \"$INKLING\" serve; echo $? >&2; } | true", input: Self.initialize(), in: sandbox)
    #expect(result.errors.hasSuffix("1\n"))
  }

  @Test func `exits with 1 on empty input`() throws {
    let result = try Program.run(["serve"], in: sandbox)
    #expect(result.ending == .exited(code: 1))
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  @Test(arguments: [
    [], ["serve"], ["--stdio"], ["serve", "--stdio"], ["--stdio", "--clientProcessId=1"],
  ])
  func `starts with the arguments that editors give`(arguments: [String]) throws {
    let child = try ChildProcess(
      try Program.path, arguments, environment: sandbox.environment, errors: .piped)
    let client = Client(child)
    try client.send(Self.initialize())
    let answer = try client.answer(to: .integer(0)).get()
    #expect(answer["serverInfo"]?["name"] == "inkling")
    _ = try client.result(of: "shutdown")
    try client.notify("exit")
    #expect(try client.end() == .exited(code: 0))
    #expect(client.log.isEmpty)
  }

  @Test func `sleeps when nothing happens, and opens no socket`() throws {
    let client = Client(try start())
    try client.send(Self.initialize())
    _ = try client.answer(to: .integer(0)).get()
    try client.notify("initialized", [:])
    _ = try client.result(of: "inkling/status", [:])
    let id = try #require(client.processID)
    // The children may inherit sockets of the test process; the server has no others.
    #expect(try sockets(of: id).subtracting(sockets(of: CurrentProcess.id)) == [])
    // On a loaded machine the server may still be about to sleep; then nothing wakes it.
    #expect(try (0..<20).contains { _ in try Self.staysAsleep(id, milliseconds: 500) })
    #expect(try Self.staysAsleep(id, milliseconds: 3_000))
    client.close()
    _ = try client.end()
  }

  /// Whether no thread of a process went to sleep, so none woke, for some time.
  private static func staysAsleep(_ id: Int32, milliseconds: Int) throws -> Bool {
    let before = try wakeUps(of: id)
    // Waiting for a message that never comes is a pause without sleeping.
    let (nothing, writing) = try Descriptor.pipe()
    var silence = PollSet()
    silence.watch(nothing, for: .reading, token: 0)
    _ = try silence.wait(until: SystemClock.deadline(milliseconds: milliseconds))
    withExtendedLifetime(writing) {}
    return try wakeUps(of: id) == before
  }

  /// Returns the sockets of a process, by the names Linux gives them.
  private func sockets(of id: Int32) throws -> Set<Substring> {
    let files = try Program.shell("ls -l /proc/\(id)/fd", in: sandbox).output
    return Set(files.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("socket:") })
  }

  /// Returns how often the threads of a process went to sleep, by proc(5).
  private static func wakeUps(of id: Int32) throws -> Int {
    var sum = 0
    for thread in try FileSystem.names(in: "/proc/\(id)/task") {
      let status = String(
        decoding: try FileSystem.read("/proc/\(id)/task/\(thread)/status", limitBytes: 65536),
        as: UTF8.self)
      for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        sum += Int(line.split(separator: "\t").last ?? "") ?? 0
      }
    }
    return sum
  }
}
