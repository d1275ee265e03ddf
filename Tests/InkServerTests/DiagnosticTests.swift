// Diagnostics of unknown words: pulled or published, never for the word being typed, gone once the word is known.

import InkJSON
import Testing

@Suite struct DiagnosticTests {
  private static let pulling: JSONValue = [
    "textDocument": [
      "diagnostic": [:],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]],
    ],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]
  private static let pushed: JSONValue = [
    "textDocument": ["publishDiagnostics": ["versionSupport": true]]
  ]

  private func client(_ capabilities: JSONValue, _ level: JSONValue = "hint") -> ScriptedClient {
    var client = ScriptedClient.introduced(capabilities: capabilities)
    client.configure(["diagnostics": ["unknownWords": level]])
    for word in ["the", "and"] as [JSONValue] {
      _ = client.command("inkling.learnWord", ["word": word])
    }
    return client
  }

  private func pull(_ client: inout ScriptedClient, previous: JSONValue? = nil) -> JSONValue? {
    var params: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]
    if let previous {
      params = ["textDocument": ["uri": ScriptedClient.uri], "previousResultId": previous]
    }
    return client.result("textDocument/diagnostic", params)
  }

  private func words(_ report: JSONValue?) -> [String?]? {
    report?["items"]?.array?.map { $0["message"]?.string }
  }

  @Test func `nothing is flagged unless the setting asks for it`() {
    var client = ScriptedClient.introduced(capabilities: Self.pulling)
    client.open("the zyxomat")
    #expect(pull(&client)?["items"] == [])
  }

  @Test func `nothing is published unless the setting asks for it`() {
    var client = ScriptedClient.introduced(capabilities: Self.pushed)
    client.open("the zyxomat")
    client.change(to: 2, ["range": .range(0, 4, 4), "text": "q"])
    #expect(client.checkCount == 0)
  }

  @Test
  func `pulled diagnostics have ranges, severities and messages, or are unchanged`() {
    var client = client(Self.pulling, "warning")
    client.open("the zyxomat\n`qwop` and blorft")
    let report = pull(&client)
    #expect(report?["kind"] == "full")
    #expect(
      report?["items"]?[0] == [
        "range": .range(0, 4, 11), "severity": 2, "code": "unknown-word", "source": "inkling",
        "message": "“zyxomat” is in no word list",
      ])
    #expect(words(report)?.count == 2)
    let again = pull(&client, previous: report?["resultId"])
    #expect(again?["kind"] == "unchanged")
    #expect(again?["items"] == nil)
    #expect(again?["resultId"] == report?["resultId"])
    client.change(to: 2, ["range": .range(0, 0, 4), "text": ""])
    #expect(pull(&client, previous: report?["resultId"])?["kind"] == "full")
    _ = client.received("workspace/diagnostic/refresh")
    _ = client.rest()
  }

  @Test func `a client that pulls is asked to do so again when the cursor leaves a word unchanged`()
  {
    var client = client(Self.pulling)
    client.open("the zyxo and")
    client.change(to: 2, ["range": .range(0, 8, 8), "text": "m"])
    #expect(words(pull(&client)) == [])
    _ = client.received("workspace/diagnostic/refresh")
    _ = client.result("textDocument/completion", .at(0, 8))
    #expect(client.received("workspace/diagnostic/refresh") == nil)
    _ = client.result("textDocument/completion", .at(0, 0))
    #expect(client.received("workspace/diagnostic/refresh") != nil)
    #expect(words(pull(&client))?.count == 1)
    _ = client.result("textDocument/completion", .at(0, 1))
    #expect(client.received("workspace/diagnostic/refresh") == nil)
    _ = client.rest()
  }

  @Test func `the word being typed is not flagged before the cursor leaves it`() {
    var client = client(Self.pulling)
    client.open("the ")
    client.change(to: 2, ["range": .range(0, 4, 4), "text": "zyxo"])
    #expect(words(pull(&client)) == [])
    client.change(to: 3, ["range": .range(0, 8, 8), "text": " "])
    #expect(words(pull(&client)) == ["“zyxo” is in no word list"])
    _ = client.result("inkling/autocomplete", .at(0, 6))
    #expect(words(pull(&client)) == [])
    _ = client.rest()
  }

  @Test func `diagnostics are published once, and cleared when nothing is flagged any more`() {
    var client = client(Self.pushed)
    client.open("the zyxomat")
    let method = "textDocument/publishDiagnostics"
    let first = client.received(method)?["params"]
    #expect(first?["version"] == 1)
    #expect(first?["diagnostics"]?.array?.count == 1)
    #expect(first?["diagnostics"]?[0]?["severity"] == 4)
    client.change(to: 2, ["range": .range(0, 11, 11), "text": " and"])
    #expect(client.received(method) == nil)
    _ = client.command("inkling.ignoreWord", ["word": "zyxomat", "scope": "session"])
    #expect(client.received(method)?["params"]?["diagnostics"] == [])
    client.change(to: 3, ["range": .range(0, 0, 0), "text": "blorft "])
    _ = client.received(method)
    client.close()
    #expect(client.received(method)?["params"] == ["uri": ScriptedClient.uri, "diagnostics": []])
  }

  /// What changes how the words of one document are judged.
  private static let changes: [@Sendable (inout ScriptedClient) -> Void] = [
    {
      $0.setField(["kind": "password"])
    },
    { _ = $0.command("inkling.setEnabled", ["enabled": false, "uri": ScriptedClient.uri]) },
  ]

  @Test func `diagnostics follow what is chosen for one document`() {
    for change in Self.changes {
      var pushed = client(Self.pushed)
      pushed.open("the zyxomat")
      let method = "textDocument/publishDiagnostics"
      #expect(pushed.received(method)?["params"]?["diagnostics"]?.array?.count == 1)
      change(&pushed)
      #expect(pushed.received(method)?["params"]?["diagnostics"] == [])
      var pulling = client(Self.pulling)
      pulling.open("the zyxomat")
      while pulling.received("workspace/diagnostic/refresh") != nil {}
      #expect(words(pull(&pulling))?.count == 1)
      change(&pulling)
      #expect(pulling.received("workspace/diagnostic/refresh") != nil)
      #expect(words(pull(&pulling)) == [])
    }
  }

  @Test func `a pulling client is asked to refresh when a word is learned`() {
    var client = client(Self.pulling)
    client.open("the zyxomat")
    while client.received("workspace/diagnostic/refresh") != nil {}
    #expect(words(pull(&client))?.count == 1)
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    #expect(client.received("workspace/diagnostic/refresh")?["method"] != nil)
    #expect(words(pull(&client)) == [])
    while client.received("workspace/diagnostic/refresh") != nil {}
  }

  @Test func `a cancelled request for diagnostics is refused, another one is answered`() {
    var client = client(Self.pulling)
    client.open(Array(repeating: "the", count: 20_000).joined(separator: "\n") + " zyxo")
    client.patience = 0
    let document: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]
    let ids = (0..<2).map { _ in client.send(request: "textDocument/diagnostic", document) }
    client.notify("$/cancelRequest", ["id": .integer(ids[0])])
    #expect(client.answer(to: ids[0])?["error"]?["code"] == -32800)
    client.patience = .max
    client.settle()
    #expect(words(client.answer(to: ids[1])?["result"])?.count == 1)
    _ = client.rest()
  }

  @Test(arguments: [pulling, pushed])
  func `diagnostics of a document closed during the search are refused`(capabilities: JSONValue) {
    var client = client(capabilities)
    client.patience = 0
    client.open(Array(repeating: "the", count: 20_000).joined(separator: "\n") + " zyxo")
    let document: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]
    let id = client.send(request: "textDocument/diagnostic", document)
    #expect(client.answer(to: id) == nil)
    client.notify("textDocument/didClose", document)
    // Clients show any other error to the user, who closes documents as often as they are checked.
    #expect(client.answer(to: id)?["error"]?["code"] == -32801)
    _ = client.rest()
  }

  @Test func `diagnostics of a text that is lost during the search are refused for that`() {
    var client = client(Self.pulling)
    client.patience = 0
    client.open(Array(repeating: "the", count: 20_000).joined(separator: "\n") + " zyxo")
    let document: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]
    let id = client.send(request: "textDocument/diagnostic", document)
    #expect(client.answer(to: id) == nil)
    client.loseText()
    let error = client.answer(to: id)?["error"]
    #expect(error?["code"] == -32801)
    #expect(error?["message"]?.string?.contains("send its whole text") == true)
    _ = client.rest()
  }

  @Test func `at most a thousand words are flagged`() {
    for count in [1000, 1001] {
      var client = client(Self.pulling)
      client.open(Array(repeating: "zyxo", count: count).joined(separator: "\n"))
      #expect(words(pull(&client))?.count == 1000)
      _ = client.rest()
    }
  }

  @Test func `a language id may have its own diagnostics`() {
    var client = ScriptedClient.introduced(capabilities: Self.pulling)
    let own: JSONValue = ["markdown": ["diagnostics": ["unknownWords": "information"]]]
    client.configure(["byLanguageId": own])
    client.open("zyxo")
    client.open("zyxo", uri: "file:///b.txt", languageID: "plaintext")
    #expect(pull(&client)?["items"]?[0]?["severity"] == 3)
    let other: JSONValue = ["textDocument": ["uri": "file:///b.txt"]]
    #expect(client.result("textDocument/diagnostic", other)?["items"] == [])
    _ = client.rest()
  }

  @Test func `the regions of a language id follow its settings`() {
    var client = client(Self.pulling)
    client.open("x = 'the zyxo' # and blorft", languageID: "python")
    #expect(words(pull(&client))?.count == 2)
    let own: JSONValue = ["python": ["regions": ["comment": "off"]]]
    client.configure(["diagnostics": ["unknownWords": "hint"], "byLanguageId": own])
    #expect(words(pull(&client)) == ["“zyxo” is in no word list"])
    _ = client.rest()
  }

  @Test func `quick fixes name the diagnostics they resolve`() {
    var client = client(Self.pulling)
    client.open("the zyxomat")
    let mark: JSONValue = pull(&client)?["items"]?[0] ?? nil
    let params: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "range": .range(0, 4, 11),
      "context": ["diagnostics": [mark, ["source": "other", "message": "no"]]],
    ]
    let actions = client.result("textDocument/codeAction", params)?.array
    #expect(actions?.first?["diagnostics"] == [mark])
    _ = client.rest()
  }

  @Test func `an unknown document is an error`() {
    var client = client(Self.pulling)
    #expect(
      client.error("textDocument/diagnostic", ["textDocument": ["uri": "file:///no"]])?["code"]
        == -32602)
    _ = client.rest()
  }
}
