// Completion items in the forms that menus support.

import InkJSON
import InkLexicon
import Testing

@Suite struct CompletionTests {
  /// Returns a session with a text, whose user has learned a word.
  private func client(
    _ text: String, _ item: JSONValue = [:], more: [(String, JSONValue)] = [], name: String = "test"
  ) -> ScriptedClient {
    var client = ScriptedClient()
    _ = client.world.store.words.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 0))
    let capabilities = JSONObject(
      [("textDocument", ["completion": ["completionItem": item]])] + more)
    _ = client.request(
      "initialize",
      ["capabilities": .object(capabilities), "clientInfo": ["name": .string(name)]])
    client.notify("initialized")
    client.open(text)
    return client
  }

  @Test func `an item for a client without capabilities`() throws {
    var client = client("the zyxo")
    let list = client.result("textDocument/completion", .at(0, 8))
    #expect(list?["isIncomplete"] == true)
    let item = try #require(list?["items"]?.array?.first { $0["label"] == "zyxomat" })
    let id = try #require(item["data"]?["id"])
    #expect(item["filterText"] == "zyxo")
    #expect(item["kind"] == 1)
    #expect(item["insertText"] == "zyxomat")
    #expect(item["textEdit"] == ["range": .range(0, 4, 8), "newText": "zyxomat"])
    #expect(
      item["command"]
        == ["title": "Accept", "command": "inkling.accept", "arguments": [["id": id]]])
    let rank = list?["items"]?.each("sortText")
    #expect(rank == rank.map { $0.indices.map { .string("0\($0)") } })
  }

  @Test func `items remain in a list that Helix filters before it asks for the next one`() {
    for (name, isKept) in [("helix", true), ("another", false)] {
      var client = client("See zyxomta", name: name)
      let words = client.result("textDocument/completion", .at(0, 8))?["items"]
      #expect(words?.each("filterText")?.contains("zyxomat") == isKept)
      let corrections = client.result("textDocument/completion", .at(0, 11))?["items"]
      #expect(corrections?.each("filterText")?.contains("zyxomta → zyxomat") == isKept)
    }
  }

  @Test func `a label starts with the typed text, for a menu that filters by labels`() throws {
    var client = client("See zyxomta")
    client.configure(["suggestions": ["labelsShowTyped": true]])
    let corrections = client.result("textDocument/completion", .at(0, 11))?["items"]
    #expect(corrections?.each("label")?.contains("zyxomta → zyxomat") == true)
    let words = client.result("textDocument/completion", .at(0, 8))?["items"]
    #expect(words?.each("label")?.contains("zyxomat") == true)
  }

  @Test func `labels start with the typed text where the document's language id says so`() {
    for (id, isShown) in [("markdown", true), ("plaintext", false)] {
      var client = client("See zyxomta")
      client.configure(["byLanguageId": [id: ["suggestions": ["labelsShowTyped": true]]]])
      let corrections = client.result("textDocument/completion", .at(0, 11))?["items"]
      #expect(corrections?.each("label")?.contains("zyxomta → zyxomat") == isShown)
    }
  }

  @Test func `within a word there are an insert and a replace range, if the client supports both`()
    throws
  {
    var client = client("the zyxoooo", ["insertReplaceSupport": true])
    let list = client.result("textDocument/completion", .at(0, 8))
    let item = try #require(list?["items"]?.array?.first { $0["label"] == "zyxomat" })
    #expect(
      item["textEdit"]
        == ["newText": "zyxomat", "insert": .range(0, 4, 8), "replace": .range(0, 4, 11)])
    #expect(item["insertText"] == "zyxomat")
  }

  @Test(arguments: [([1, 2], 1), ([2], nil), ([], nil)] as [([JSONValue], JSONValue?)])
  func `a client that may indent what it inserts is told not to`(
    modes: [JSONValue], mode: JSONValue?
  ) {
    var client = client("the zyxo", ["insertTextModeSupport": ["valueSet": .array(modes)]])
    let items = client.result("textDocument/completion", .at(0, 8))?["items"]
    #expect(items?[0]?["insertTextMode"] == mode)
  }

  @Test func `a client with its own commands gets items without ours`() throws {
    var client = client(
      "the zyxo", more: [("experimental", ["inkling": ["ownCommands": true]])])
    let items = client.result("textDocument/completion", .at(0, 8))?["items"]
    #expect(items?.array?.isEmpty == false)
    #expect(items?.each("command")?.compactMap(\.self) == [])
  }

  @Test(arguments: [("markdown", "From **user**"), ("plaintext", "From user")])
  func `a resolved item is complete and has documentation`(
    format: String, start: String
  ) throws {
    var client = client("the zyxo", ["documentationFormat": [.string(format)]])
    let list = client.result("textDocument/completion", .at(0, 8))
    let item = try #require(list?["items"]?.array?.first { $0["label"] == "zyxomat" })
    var resolved = try #require(client.result("completionItem/resolve", item)?.object)
    let documentation = try #require(resolved["documentation"])
    #expect(documentation["kind"]?.string == (format == "markdown" ? "markdown" : nil))
    let text = documentation["value"]?.string ?? documentation.string
    #expect(text?.hasPrefix(start) == true)
    resolved["documentation"] = nil
    #expect(.object(resolved) == item)
  }

  @Test(arguments: [["triggerKind": 1], ["triggerKind": 3], nil] as [JSONValue?])
  func `identifiers in code are listed on request, and while typing continues`(context: JSONValue?)
  {
    var client = client("")
    client.open("database_url = 1\nprint(data", uri: "file:///b.py", languageID: "python")
    let list = client.result(
      "textDocument/completion",
      [
        "textDocument": ["uri": "file:///b.py"], "position": .position(1, 10),
        "context": context ?? nil,
      ])
    #expect(list?["items"]?.each("label") == ["database_url"])
  }

  @Test func `a list with only the typed text is empty`() {
    var client = client("the zyxomat zyxoma")
    #expect(client.result("textDocument/completion", .at(0, 11))?["items"] == [])
    #expect(client.result("textDocument/completion", .at(0, 18))?["items"]?.array?.isEmpty == false)
  }

  @Test func `an item that is not ours cannot be resolved`() {
    var client = client("")
    #expect(client.error("completionItem/resolve", ["label": "x"])?["code"] == -32602)
  }

  @Test func `the hint that an item was accepted is never an error`() {
    var client = client("the zyxo")
    #expect(client.command("inkling.accept", ["id": "4711.0"]) == [:])
    #expect(client.command("inkling.accept", ["id": "nonsense"]) == [:])
    #expect(client.command("inkling.resetAutocomplete", ["uri": ScriptedClient.uri]) == [:])
    client.notify("textDocument/didShowCompletion", ["item": ["command": ["arguments": []]]])
    client.notify(
      "textDocument/didPartiallyAcceptCompletion", ["item": [:], "acceptedLength": 3])
  }
}
