// External providers as processes: the 30-line example, ones that fail, and what is left when the server exits.

import InkClient
import InkJSON
import InkSystem
import InkTestSupport
import Testing

@Suite struct `An external provider` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    CurrentProcess.ignoreWriteSignals()
  }

  /// Starts a server with a document and settings that name an external program.
  private func start(_ command: JSONValue) throws -> Client {
    let settings: JSONValue = [
      "provider": [
        "kind": "merged", "external": ["command": command, "deadlineMilliseconds": 10_000],
      ]
    ]
    try sandbox.write(Array(settings.indented.utf8), to: "config/inkling/config.json")
    let process = try ChildProcess(
      try Program.path, ["serve"], environment: sandbox.environment, errors: .discarded)
    let client = Client(process, patienceSeconds: 60)
    _ = try client.result(of: "initialize", ["capabilities": [:]])
    try client.notify("initialized", [:])
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": "a friend",
        ]
      ])
    return client
  }

  private func suggestions(_ client: Client) throws -> [JSONValue] {
    try client.result(
      of: "inkling/autocomplete",
      [
        "textDocument": ["uri": "file:///a.md"], "position": ["line": 0, "character": 8],
        "want": ["suggestions"],
      ])["suggestions"]?.array ?? []
  }

  /// Asks until the first suggestion comes from a source, for at most a minute.
  private func suggestion(_ client: Client, from source: String) throws -> JSONValue? {
    let deadline = SystemClock.deadline(milliseconds: 60_000)
    while SystemClock.nanoseconds < deadline {
      if let first = try suggestions(client).first, first["source"]?.string == source {
        return first
      }
    }
    return nil
  }

  private func leave(_ client: Client) throws {
    _ = try client.result(of: "shutdown")
    try client.notify("exit")
    #expect(try client.end() == .exited(code: 0))
  }

  @Test func `the example in Python makes suggestions`() throws {
    let client = try start(["python3", .string("\(ProjectTree.root)/Tests/Providers/provider.py")])
    #expect(try suggestion(client, from: "endings")?["text"] == "friendly")
    try leave(client)
  }

  @Test(arguments: [
    ["/nowhere/provider"], ["true"], ["sh", "-c", "head -c 100000 /dev/zero"], ["sleep", "600"],
    ["sh", "-c", "exec 0<&-; exec sleep 600"],
  ])
  func `one that does not work loses its suggestions and nothing else`(command: [String]) throws {
    let client = try start(.array(command.map { .string($0) }))
    for _ in 0..<20 { #expect(try suggestions(client).first?["source"] == "en") }
    try leave(client)
  }

  @Test func `it ends with the server`() throws {
    let script = "echo $$ > '\(sandbox.folder)/pid'; exec sleep 600"
    let client = try start(["sh", "-c", .string(script)])
    _ = try suggestions(client)
    let deadline = SystemClock.deadline(milliseconds: 60_000)
    var text = ""
    while !text.hasSuffix("\n"), SystemClock.nanoseconds < deadline {
      let bytes = try? FileSystem.read("\(sandbox.folder)/pid", limitBytes: 100)
      text = String(decoding: bytes ?? [], as: UTF8.self)
    }
    try leave(client)
    let id = try #require(Int32(text.split(separator: "\n").first ?? ""))
    #expect(throws: SystemError.self) { try Descriptor.process(id) }
  }
}
