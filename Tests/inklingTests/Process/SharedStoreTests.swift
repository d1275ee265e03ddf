// One word store shared by several servers: what one learns the others know, and no crash loses a word.

import InkClient
import InkJSON
import InkRPC
import InkSystem
import InkTestSupport
import Testing

@Suite struct `Servers that share a store` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    CurrentProcess.ignoreWriteSignals()
  }

  /// Starts and initializes a server; returns its client and process.
  private func start(workspace: String? = nil) throws -> (client: Client, process: ChildProcess) {
    let process = try ChildProcess(
      try Program.path, ["serve"], environment: sandbox.environment, errors: .discarded)
    let client = Client(process, patienceSeconds: 60)
    let folders: [JSONValue] =
      workspace.map { [["uri": .string("file://\($0)"), "name": "w"]] } ?? []
    _ = try client.result(
      of: "initialize", ["capabilities": [:], "workspaceFolders": .array(folders)])
    try client.notify("initialized", [:])
    return (client, process)
  }

  private func command(_ name: String, _ argument: JSONValue) -> JSONValue {
    ["command": .string(name), "arguments": [argument]]
  }

  /// Asks until a word is learned or no longer learned; false if that takes more than a minute.
  private func wait(for client: Client, toKnow word: String, _ isLearned: Bool = true) throws
    -> Bool
  {
    let deadline = SystemClock.deadline(milliseconds: 60_000)
    while SystemClock.nanoseconds < deadline {
      let status = try client.result(
        of: "workspace/executeCommand", command("inkling.wordStatus", ["word": .string(word)]))
      if status["learned"]?.bool == isLearned { return true }
    }
    return false
  }

  /// Returns the descriptors of a process, by the system's names for them.
  private func descriptors(of process: Int32) throws -> Set<String> {
    let folder = "/proc/\(process)/fd"
    let targets = try FileSystem.names(in: folder).map {
      FileSystem.linkTarget(of: "\(folder)/\($0)")
    }
    return Set(targets.compactMap(\.self))
  }

  /// Types a text into a document and saves it, so that there is always something to learn from.
  private func type(_ text: String, at client: Client) throws {
    let document: JSONValue = ["uri": "file:///a.md", "version": 1]
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": "",
        ]
      ])
    for (index, character) in text.enumerated() {
      let place: JSONValue = ["line": 0, "character": .integer(Int64(index))]
      let change: JSONValue = [
        "range": ["start": place, "end": place], "text": .string(String(character)),
      ]
      try client.notify(
        "textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    }
    try client.notify("textDocument/didSave", ["textDocument": document])
  }

  private func leave(_ client: Client) throws {
    _ = try client.result(of: "shutdown")
    try client.notify("exit")
    _ = try client.end()
  }

  @Test func `what one learns, forgets or finds in the workspace, the other notices`()
    throws
  {
    let workspace = "\(sandbox.folder)/workspace"
    let (one, other) = (
      try start(workspace: workspace).client, try start(workspace: workspace).client
    )
    for scope: JSONValue in ["user", "workspace"] {
      let word: JSONValue = ["word": "zyxomat", "scope": scope]
      _ = try one.result(of: "workspace/executeCommand", command("inkling.learnWord", word))
      #expect(try wait(for: other, toKnow: "zyxomat"))
      _ = try other.result(of: "workspace/executeCommand", command("inkling.unlearnWord", word))
      #expect(try wait(for: one, toKnow: "zyxomat", false))
    }
    try sandbox.write(Array("blorft\n".utf8), to: "workspace/.inkling/words.txt")
    #expect(try wait(for: one, toKnow: "blorft"))
    #expect(try wait(for: other, toKnow: "blorft"))
    try leave(one)
    try leave(other)
  }

  /// Returns the offers after some words, at a client that has them open.
  private func offers(after text: String, at client: Client) throws -> [String] {
    let answer = try client.result(
      of: "inkling/autocomplete",
      [
        "textDocument": ["uri": "file:///a.md"],
        "position": ["line": 0, "character": .integer(Int64(text.utf8.count))],
      ])
    return (answer["suggestions"]?.array ?? []).compactMap { $0["text"]?.string }
  }

  @Test(arguments: [
    ["--document", "texts/a.md"], ["marmalade"], ["--since", "2000-01-01"],
  ])
  func `what one forgets of learned texts, another no longer offers`(part: [String])
    throws
  {
    let sentence = "Committees always approve marmalade."
    let text = String(repeating: sentence + "\n\n", count: 8)
    try sandbox.write(Array(text.utf8), to: "texts/a.md")
    _ = try Program.run(["learn-from", "\(sandbox.folder)/texts"], in: sandbox)
    let client = try start().client
    let typed = "Committees always approve "
    try type(typed, at: client)
    func waits(forOffer isOffered: Bool) throws -> Bool {
      let deadline = SystemClock.deadline(milliseconds: 60_000)
      while SystemClock.nanoseconds < deadline {
        if try offers(after: typed, at: client).contains("marmalade") == isOffered { return true }
      }
      return false
    }
    #expect(try waits(forOffer: true))
    let named = part.map { $0.hasPrefix("texts/") ? "\(sandbox.folder)/\($0)" : $0 }
    _ = try Program.run(["words", "forget"] + named, in: sandbox)
    #expect(try waits(forOffer: false))
    try leave(client)
  }

  /// `INKLING_FUZZ=40` runs 200 rounds.
  @Test func `killed at random while a third one writes, they lose no acknowledged word`()
    throws
  {
    var random = SeededRandom(seed: 20)
    var answered: Set<String> = []
    let writer = try start().client
    for round in 0..<fuzzCount(5) {
      var servers = [try start(), try start()]
      // Words that nobody waits for, sentences to learn from, and a kill in between.
      var asked: [(client: Client, id: RequestID, word: String)] = []
      for (client, _) in servers { try type("We saw the wug\(round). And so on", at: client) }
      for number in 0..<(1 + random.below(12)) {
        let (client, _) = servers[random.below(2)]
        let word = "word\(round)x\(number)"
        let id = try client.request(
          "workspace/executeCommand", command("inkling.learnWord", ["word": .string(word)]))
        asked.append((client, id, word))
        if random.below(3) == 0 {
          let own = "own\(round)x\(number)"
          let argument = command("inkling.learnWord", ["word": .string(own)])
          _ = try writer.result(of: "workspace/executeCommand", argument)
          answered.insert(own)
        }
      }
      if random.below(2) == 0 { servers.reverse() }
      let pause = SystemClock.deadline(milliseconds: random.below(30))
      var nothing = PollSet()
      _ = try nothing.wait(until: pause)
      for (_, process) in servers { process.terminate(force: true) }
      for (client, id, word) in asked where (try? client.answer(to: id).get()) != nil {
        answered.insert(word)
      }
    }
    try leave(writer)
    let (last, _) = try start()
    let list = try last.result(of: "workspace/executeCommand", command("inkling.learnedWords", [:]))
    let kept = Set((list["words"]?.array ?? []).compactMap { $0["word"]?.string })
    #expect(answered.subtracting(kept) == [])
    try leave(last)
    #expect(last.unread.isEmpty, "the file opened without a complaint")
  }

  @Test func `none of their descriptors is a socket`() throws {
    let (client, process) = try start()
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": "I am goi",
        ]
      ])
    _ = try client.result(
      of: "inkling/autocomplete",
      ["textDocument": ["uri": "file:///a.md"], "position": ["line": 0, "character": 8]])
    _ = try client.result(
      of: "workspace/executeCommand", command("inkling.learnWord", ["word": "zyxomat"]))
    let own = try descriptors(of: process.id)
    #expect(!own.isEmpty)
    // The server inherits these from the test process.
    let inherited = try descriptors(of: CurrentProcess.id)
    #expect(own.filter { $0.hasPrefix("socket:") && !inherited.contains($0) } == [])
    try leave(client)
  }
}
