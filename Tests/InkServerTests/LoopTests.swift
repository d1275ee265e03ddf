// The loop over real pipes: it never blocks on anyone who waits for it.

import InkJSON
import InkRPC
import InkServer
import InkSystem
import InkTestSupport
import Testing

@Suite struct LoopTests {
  private static let hello = request(0, "initialize", ["capabilities": [:]])

  @Test func `a session over pipes returns the right exit code`() throws {
    let server = try RunningServer()
    try server.input.writeAll(
      frames([LoopTests.hello, request(1, "shutdown"), notification("exit")]))
    let answers = messages(in: try server.output.readAll(limitBytes: 1 << 20))
    #expect(answers.map { $0["id"] } == [0, 1])
    #expect(answers.last?["result"] == .null)
    #expect(server.exitCode == 0)
  }

  @Test func `a client that writes ten megabytes before it reads is served nevertheless`() throws {
    let server = try RunningServer()
    let text = String(repeating: "All work and no play makes Jack a dull boy.\n", count: 240_000)
    let document: JSONValue = [
      "uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": .string(text),
    ]
    let questions = (1...3000).map { request($0, "no/such/method") }
    try server.input.writeAll(
      frames(
        [LoopTests.hello, notification("textDocument/didOpen", ["textDocument": document])]
          + questions + [request(3001, "shutdown"), notification("exit")]))
    let answers = messages(in: try server.output.readAll(limitBytes: 16 << 20))
    #expect(answers.compactMap { $0["id"]?.integer } == Array(0...3001))
    #expect(server.exitCode == 0)
  }

  @Test func `at the end of input complete frames are processed and the rest is dropped`() throws {
    var server: RunningServer? = try RunningServer()
    let output = try #require(server?.output)
    let bytes = frames([LoopTests.hello, request(1, "inkling/status")])
    try server?.input.writeAll(bytes + frames([request(2, "shutdown")]).dropLast(3))
    server = nil
    let answers = messages(in: try output.readAll(limitBytes: 1 << 20))
    #expect(answers.map { $0["id"] } == [0, 1])
  }

  @Test func `a response that waits for the store is sent although the input has ended`() throws {
    var server: RunningServer? = try RunningServer()
    let output = try #require(server?.output)
    let learn: JSONValue = ["command": "inkling.learnWord", "arguments": [["word": "zyxomat"]]]
    try server?.input.writeAll(
      frames([LoopTests.hello, request(1, "workspace/executeCommand", learn)]))
    server = nil
    let answers = messages(in: try output.readAll(limitBytes: 1 << 20))
    #expect(answers.last?["id"] == 1)
    #expect(answers.last?["result"]?["changed"] == true)
  }

  @Test func `a client that reads nothing at all is given up after a while`() throws {
    let server = try RunningServer()
    let questions = (1...2000).map { request($0, "no/such/method") }
    try server.input.writeAll(
      frames([LoopTests.hello] + questions + [request(3001, "shutdown"), notification("exit")]))
    // Not a byte is read; the write above returned, and the server gives up its last responses.
    #expect(server.exitCode == 0)
  }

  @Test func `a client that reads slowly does not delay the exit any longer`() throws {
    let server = try RunningServer()
    let output = server.output
    let name = String(repeating: "a", count: 10_000)
    let questions = (1...200).map { number -> JSONValue in
      ["jsonrpc": "2.0", "id": .string("\(name)\(number)"), "method": "no/such/method"]
    }
    // What a pipe holds, four times a second: the last of two megabytes would take eight seconds.
    try SystemThread.start {
      var nothing = PollSet()
      while case .bytes? = try? output.read({ _ in }) {
        _ = try? nothing.wait(until: SystemClock.deadline(milliseconds: 250))
      }
    }
    let begin = SystemClock.nanoseconds
    try server.input.writeAll(
      frames([LoopTests.hello] + questions + [request(3001, "shutdown"), notification("exit")]))
    #expect(server.exitCode == 0)
    #expect(SystemClock.nanoseconds - begin < 5_000_000_000)
  }

  @Test func `a changed settings file takes effect with the next response`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("config.json")
    var server = try RunningServer { world in
      world.usesRealFiles = true
      world.settingsPath = file
    }
    try server.send([LoopTests.hello, request(1, "inkling/status")])
    let before = try server.receive(2).last?["result"]?["settings"]?["suggestions.limit"]
    #expect(before == ["value": 3, "origin": "built-in"])
    try FileSystem.write(Array(#"{"suggestions": {"limit": 7}}"#.utf8), to: file)
    try server.send([request(2, "inkling/status")])
    let after = try server.receive(1).last?["result"]?["settings"]?["suggestions.limit"]
    #expect(after == ["value": 7, "origin": "config.json"])
  }

  @Test func `a program that cannot be started is reported at once`() throws {
    var server = try RunningServer { world in
      world.disk.contents[World.settingsPath] = Array(
        #"{"provider": {"kind": "merged", "external": {"command": ["/nowhere/provider"]}}}"#.utf8)
    }
    let open: JSONValue = [
      "uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": "we are go",
    ]
    try server.send([
      LoopTests.hello, notification("initialized"),
      notification("textDocument/didOpen", ["textDocument": open]), request(1, "inkling/status"),
    ])
    while try #require(try server.receive(1).first)["id"] != 1 {}
    // After this time nothing else is left to do that could wake the server.
    var nothing = PollSet()
    _ = try nothing.wait(until: SystemClock.deadline(milliseconds: 2 * Limits.idleMilliseconds))
    let begin = SystemClock.nanoseconds
    let place = JSONValue.position(0, 9)
    let document: JSONValue = ["uri": "file:///a.md"]
    try server.send([
      request(2, "inkling/autocomplete", ["textDocument": document, "position": place])
    ])
    var text = ""
    while !text.hasPrefix("provider.external: ") {
      let message = try #require(try server.receive(1).first)
      text = message["params"]?["message"]?.string ?? ""
    }
    #expect(SystemClock.nanoseconds - begin < 5_000_000_000)
  }

  @Test func `a client named at the start is watched, unless it names itself`() throws {
    for isNamed in [true, false] {
      let client = try ChildProcess(running: ["/bin/cat"], errors: .discarded)
      let clientID = Int(client.id)
      var server = try RunningServer { $0.clientProcess = clientID }
      let process: JSONValue = isNamed ? .integer(Int64(CurrentProcess.id)) : nil
      try server.send([request(0, "initialize", ["capabilities": [:], "processId": process])])
      #expect(try server.receive(1).map { $0["id"] } == [0])
      client.terminate(force: true)
      _ = try client.wait()
      try server.send([request(1, "inkling/status")])
      #expect(try server.receive(1).map { $0["id"] } == [1])
      if isNamed { try server.send([request(2, "shutdown"), notification("exit")]) }
      #expect(server.exitCode == (isNamed ? 0 : 1))
    }
  }

  @Test func `words that cannot be loaded in time block nothing`() throws {
    var server = try RunningServer { $0.store.isSlow = true }
    try server.send([LoopTests.hello, request(1, "inkling/status")])
    #expect(try server.receive(2).map { $0["id"] } == [0, 1])
  }
}
