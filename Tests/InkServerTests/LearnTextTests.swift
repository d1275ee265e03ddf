// `inkling.learnText`: a text is read between other messages, and abandoned when it is forgotten or cancelled.

import InkJSON
import InkLexicon
import InkServer
import Testing

@Suite struct LearnTextTests {
  /// The texts passed to the store.
  private func counts(_ client: borrowing ScriptedClient) -> [TextCounts] {
    client.world.store.jobs.compactMap {
      if case .learnText(let text, _, _, _) = $0 { text } else { nil }
    }
  }

  /// Returns a client that knows two words and has some 16 KB of them read, which always sends faster than they are
  /// read.
  private func reading(_ id: inout Int64) -> ScriptedClient {
    var client = ScriptedClient.introduced()
    for word in ["zyxomat", "blorft"] {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    client.open("")
    client.patience = 1
    let text = String(repeating: "zyxomat blorft.\n", count: 1000)
    id = client.send(
      request: "workspace/executeCommand",
      [
        "command": "inkling.learnText", "workDoneToken": "t",
        "arguments": [["uri": "file:///b/c.md", "text": .string(text)]],
      ])
    return client
  }

  /// Returns the progress reported to the client, without the members common to all reports.
  private func progress(_ client: inout ScriptedClient) -> [JSONValue?] {
    var kinds: [JSONValue?] = []
    while let next = client.received("$/progress") {
      #expect(next["params"]?["token"] == "t")
      kinds.append(next["params"]?["value"])
    }
    return kinds
  }

  /// Completes the reading if it is still in progress.
  private func rest(_ client: inout ScriptedClient) {
    client.patience = .max
    client.settle()
    client.settle()
  }

  @Test func `a whole text is learned between other messages, with progress reports`() {
    var id: Int64 = 0
    var client = reading(&id)
    for _ in 0..<30 {
      #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    }
    #expect(client.answer(to: id) == nil)
    let begun = progress(&client)
    #expect(
      begun.first == [
        "kind": "begin", "title": "Learning how you write", "cancellable": true, "percentage": 0,
      ])
    let reports = begun.dropFirst().compactMap { $0?["percentage"]?.integer }
    #expect(reports.count == begun.count - 1)
    #expect(reports.count >= 20 && reports == reports.sorted())
    #expect((40...60).contains(reports.last ?? 0), "31 slices of 256 bytes are half of it")
    rest(&client)
    #expect(client.answer(to: id)?["result"] == ["words": 2000])
    #expect(counts(client).map(\.wordCount) == [2000])
    #expect(progress(&client).last == ["kind": "end"])
  }

  @Test func `a client that sent no token is asked to create one when reading takes long`() {
    var client = ScriptedClient()
    _ = client.request(
      "initialize", ["capabilities": ["window": ["workDoneProgress": true]]])
    client.notify("initialized")
    client.open("")
    client.patience = 1
    client.world.shownNanoseconds = 1_000
    let text = String(repeating: "the sea and the boat.\n", count: 400)
    let id = client.send(
      request: "workspace/executeCommand",
      [
        "command": "inkling.learnText",
        "arguments": [["uri": "file:///b/c.md", "text": .string(text)]],
      ])
    _ = client.command("inkling.wordStatus", ["word": "sea"])
    #expect(client.received("window/workDoneProgress/create") == nil)
    client.world.shownNanoseconds = 300_000_000
    _ = client.command("inkling.wordStatus", ["word": "sea"])
    let question = client.received("window/workDoneProgress/create")
    let token = question?["params"]?["token"]
    #expect(token?.string?.isEmpty == false)
    #expect(client.received("$/progress") == nil)
    client.answer(question, with: nil)
    _ = client.command("inkling.wordStatus", ["word": "sea"])
    rest(&client)
    var kinds: [String?] = []
    while let next = client.received("$/progress") {
      #expect(next["params"]?["token"] == token)
      kinds.append(next["params"]?["value"]?["kind"]?.string)
    }
    #expect(kinds.first == "begin" && kinds.last == "end")
    #expect(kinds.count { $0 == "end" } == 1)
    #expect(client.answer(to: id)?["result"]?["words"] != nil)
  }

  @Test(arguments: [["all": true], ["uri": "file:///b/c.md"], ["uri": "file:///b"]] as [JSONValue])
  func `a text being read is forgotten too`(part: JSONValue) {
    var id: Int64 = 0
    var client = reading(&id)
    #expect(client.command("inkling.forget", part)?["removed"] != nil)
    let error = client.answer(to: id)?["error"]
    #expect(error?["code"] == -32803)
    #expect(error?["message"]?.string?.contains("nothing was learned from it") == true)
    rest(&client)
    #expect(counts(client).isEmpty)
    #expect(progress(&client).last == ["kind": "end"])
  }

  @Test func `reading continues with another text when one is forgotten`() {
    var id: Int64 = 0
    var client = reading(&id)
    #expect(client.command("inkling.forget", ["uri": "file:///b/c"])?["removed"] == 0)
    rest(&client)
    #expect(client.answer(to: id)?["result"] == ["words": 2000])
    #expect(progress(&client).last == ["kind": "end"])
  }

  @Test func `a cancelled reading is refused`() {
    var id: Int64 = 0
    var client = reading(&id)
    client.notify("$/cancelRequest", ["id": .integer(id + 100)])
    #expect(client.answer(to: id) == nil)
    client.notify("$/cancelRequest", ["id": .integer(id)])
    #expect(client.answer(to: id)?["error"]?["code"] == -32800)
    client.notify("$/cancelRequest", ["id": .integer(id)])
    rest(&client)
    #expect(counts(client).isEmpty)
    #expect(progress(&client).last == ["kind": "end"])
  }

  @Test func `a reading is cancelled where its progress is shown`() {
    var id: Int64 = 0
    var client = reading(&id)
    client.notify("window/workDoneProgress/cancel", ["token": "another"])
    #expect(client.answer(to: id) == nil)
    client.notify("window/workDoneProgress/cancel", ["token": "t"])
    #expect(client.answer(to: id)?["error"]?["code"] == -32800)
    rest(&client)
    #expect(counts(client).isEmpty)
    #expect(progress(&client).last == ["kind": "end"])
  }

  @Test func `the end of the session does not wait for it, and typed text is saved`() {
    var id: Int64 = 0
    var client = reading(&id)
    let start = JSONValue.position(0, 0)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": ScriptedClient.uri, "version": 2],
        "contentChanges": [["range": ["start": start, "end": start], "text": "blorft"]],
      ])
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(client.answer(to: id)?["error"]?["code"] == -32803)
    #expect(counts(client).map(\.usedWords) == [["blorft": 1]])
    #expect(progress(&client).last == ["kind": "end"])
  }
}
