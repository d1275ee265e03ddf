// Code actions on words and characters.

import InkJSON
import Testing

@Suite struct CodeActionTests {
  private static let literals: JSONValue = [
    "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]]]
  ]

  private func actions(
    _ client: inout ScriptedClient, _ line: Int64, _ character: Int64, _ context: JSONValue,
    uri: JSONValue = ScriptedClient.uri
  ) -> [JSONValue] {
    let params: JSONValue = [
      "textDocument": ["uri": uri], "range": .range(line, character, character),
      "context": context,
    ]
    return client.result("textDocument/codeAction", params)?.array ?? []
  }

  @Test func `an unknown word can be learned, or ignored in increasingly wide scopes`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("the zyxomat")
    let actions = actions(&client, 0, 6, ["diagnostics": []])
    #expect(
      actions.map { $0["title"]?.string } == [
        "Add “zyxomat” to your words", "Ignore “zyxomat” until the editor is closed",
        "Ignore “zyxomat” in this document", "Ignore “zyxomat” everywhere",
      ])
    #expect(
      actions.first?["command"] == [
        "title": "Add “zyxomat” to your words", "command": "inkling.learnWord",
        "arguments": [["word": "zyxomat", "scope": "user"]],
      ])
  }

  @Test func `a marked word has these actions however often the document has it`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("zyxomat zyxomat zyxomat zyxomat zyxomat")
    let actions = actions(&client, 0, 6, ["diagnostics": []])
    #expect(actions.first?["title"] == "Add “zyxomat” to your words")
  }

  @Test func `an unknown name is not marked, but can be learned on request`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("the Zyxomat")
    #expect(actions(&client, 0, 6, [:]).isEmpty)
    let asked = actions(&client, 0, 6, ["triggerKind": 1])
    #expect(asked.contains { $0["title"] == "Add “Zyxomat” to your words" })
    _ = client.command("inkling.learnWord", ["word": "Zyxomat"])
    let later = actions(&client, 0, 6, ["triggerKind": 1])
    #expect(!later.contains { $0["title"] == "Add “Zyxomat” to your words" })
    #expect(later.contains { $0["title"] == "Remove “Zyxomat” from your words" })
  }

  @Test func `a word can be added to a project`() {
    var client = ScriptedClient.introduced(
      capabilities: Self.literals, folders: ["file:///home/project"])
    client.open("the zyxomat", uri: "file:///home/project/a.md")
    let actions = actions(&client, 0, 6, ["diagnostics": []], uri: "file:///home/project/a.md")
    let argument: JSONValue = [
      "word": "zyxomat", "scope": "workspace", "uri": "file:///home/project/a.md",
    ]
    #expect(actions.count == 6)
    #expect(actions[1]["title"] == "Add “zyxomat” to the words of this project")
    #expect(actions[1]["command"]?["arguments"] == [argument])
    #expect(actions[4]["title"] == "Ignore “zyxomat” in this project")
    #expect(actions[4]["command"]?["arguments"] == [argument])
  }

  @Test func `each of these actions does what its title says`() {
    for index in 0..<4 {
      var client = ScriptedClient.introduced(capabilities: Self.literals)
      client.open("the zyxomat")
      let command = actions(&client, 0, 6, [:])[index]["command"]
      let done = client.result(
        "workspace/executeCommand",
        ["command": command?["command"] ?? nil, "arguments": command?["arguments"] ?? nil])
      #expect(done?["changed"] == true)
      #expect(actions(&client, 0, 6, [:]).isEmpty, "\(index)")
    }
  }

  @Test(
    arguments: [
      (3, ["Add “zyxomat” to your words"]), (7, ["Add “zyxomat” to your words"]),
      (8, ["Add “zyxomat” to your words"]),
      (14, ["Add “zyxomat” to your words", "Add “blorft” to your words"]),
    ] as [(Int64, [String])])
  func `a selection offers actions for its unknown words`(end: Int64, teaching: [String]) {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("zyxomat blorft")
    let params: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "range": .range(0, 0, end), "context": [:],
    ]
    let actions = client.result("textDocument/codeAction", params)?.array ?? []
    let titles = actions.compactMap { $0["title"]?.string }
    #expect(titles.filter { $0.hasPrefix("Add") } == teaching)
    #expect(titles.contains("Ignore “zyxomat” everywhere") == (teaching.count == 1))
  }

  @Test func `actions for a selection name the diagnostics they resolve`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("zyxomat blorft")
    let ranges: [JSONValue] = [.range(0, 0, 7), .range(0, 8, 14)]
    let marks: [JSONValue] = ranges.map {
      ["range": $0, "source": "inkling", "message": "unknown"]
    }
    let params: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "range": .range(0, 0, 14),
      "context": ["diagnostics": .array(marks)],
    ]
    let actions = client.result("textDocument/codeAction", params)?.array ?? []
    #expect(actions.map { $0["diagnostics"]?.array } == marks.map { Optional([$0]) })
  }

  @Test func `actions for a word name no other word's diagnostic`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("zyxomat blorft")
    let marks = [(0, 7), (8, 14)].map { start, end -> JSONValue in
      ["range": .range(0, start, end), "source": "inkling", "message": "unknown"]
    }
    let actions = actions(&client, 0, 10, ["diagnostics": .array(marks)])
    #expect(!actions.isEmpty && actions.allSatisfy { $0["diagnostics"] == [marks[1]] })
  }

  @Test func `a client without literals gets bare commands`() {
    var client = ScriptedClient.introduced()
    client.open("the zyxomat")
    let actions = actions(&client, 0, 6, [:])
    #expect(actions.first?["command"] == "inkling.learnWord")
    #expect(actions.count == 4)
  }

  @Test func `callouts are offered on request or by kind only`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("one e")
    let kind: JSONValue = "refactor.rewrite.inkling.callout"
    for (context, isThere) in [
      ([:], false), (["triggerKind": 2], false), (["triggerKind": 1], true),
      (["only": [kind]], true), (["only": ["refactor"]], true), (["only": ["quickfix"]], false),
      (["only": ["quickfix"], "triggerKind": 1], false), (["only": ["ref"]], false),
    ] as [(JSONValue, Bool)] {
      let callouts = actions(&client, 0, 5, context).filter { $0["kind"] == kind }
      #expect(callouts.isEmpty != isThere, "\(context)")
    }
  }

  @Test func `a callout replaces the character before the cursor`() throws {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("one e")
    let context: JSONValue = ["only": ["refactor.rewrite.inkling.callout"]]
    let acute = try #require(actions(&client, 0, 5, context).first { $0["title"] == "é" })
    #expect(
      acute["edit"]
        == ["changes": ["file:///a.md": [["range": .range(0, 4, 5), "newText": "é"]]]])
  }

  @Test func `the letter itself comes first among its variants, but is not offered alone`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("one e 東")
    let context: JSONValue = ["only": ["refactor.rewrite.inkling.callout"], "triggerKind": 1]
    #expect(actions(&client, 0, 5, context).first?["title"] == "e")
    #expect(actions(&client, 0, 7, context).isEmpty)
    let among = actions(&client, 0, 5, ["triggerKind": 1])
    #expect(!among.contains { $0["title"] == "Replace “e” with “e”" })
  }

  @Test func `edits are bound to the version if the client can check it`() throws {
    var client = ScriptedClient.introduced(
      capabilities: [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
      ])
    client.open("e")
    let acute = try #require(
      actions(&client, 0, 1, ["triggerKind": 1]).first { $0["title"] == "Replace “e” with “é”" })
    #expect(
      acute["edit"] == [
        "documentChanges": [
          [
            "textDocument": ["uri": ScriptedClient.uri, "version": 1],
            "edits": [["range": .range(0, 0, 1), "newText": "é"]],
          ]
        ]
      ])
  }

  @Test func `there are no actions for a password`() {
    var client = ScriptedClient.introduced(capabilities: Self.literals)
    client.open("zyxomat")
    client.setField(["kind": "password"])
    #expect(actions(&client, 0, 3, [:]).isEmpty)
  }
}
