// Corrections while typing, through the server: the edits an editor receives, and how they are reverted.

import InkJSON
import InkLexicon
import Testing

@testable import InkServer

@Suite struct TypingCorrectionTests {
  /// Returns a client with autocorrect `apply` and an open document.
  private func typing(
    _ text: String, capabilities: JSONValue = [:], settings: JSONValue = ["autocorrect": "apply"]
  ) -> ScriptedClient {
    var client = ScriptedClient.introduced(capabilities: capabilities)
    client.configure(["inkling": settings])
    client.open(text)
    return client
  }

  /// Types a character on the first line and returns the edits of the server.
  private func type(
    _ character: String, at column: Int64, version: Int64, in client: inout ScriptedClient
  ) -> JSONValue? {
    client.change(
      to: version, ["range": .range(0, column, column), "text": .string(character)])
    let place = JSONValue.at(0, column + 1, ("ch", .string(character)), ("options", [:]))
    return client.result("textDocument/onTypeFormatting", place)
  }

  /// Returns the actions at a cursor that restore the typed text.
  private func restoring(at character: Int64, in client: inout ScriptedClient) -> [JSONValue] {
    let params: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "range": .range(0, character, character),
      "context": ["diagnostics": []],
    ]
    let all = client.result("textDocument/codeAction", params)?.array ?? []
    return all.filter { $0["title"] == "Restore what I typed" }
  }

  @Test func `the result is an edit of the finished word, or null if none is due`() {
    var client = typing("🙂 dont")
    let edits = type(" ", at: 7, version: 2, in: &client)
    #expect(edits == [["range": .range(0, 3, 7), "newText": "don't"]])
    let again = client.result("textDocument/onTypeFormatting", .at(0, 3, ("ch", " ")))
    #expect(again == JSONValue.null)
    #expect(
      client.error("textDocument/onTypeFormatting", .at(0, 3))?["message"]?.string?
        .hasPrefix("params.ch") == true)
  }

  @Test func `capitals, double spaces and replacements have their own settings`() {
    for (setting, text, character, edit) in [
      (
        ["autocapitalization": "sentences"], "so. dont", " ",
        ["range": .range(0, 4, 8), "newText": "Dont"]
      ),
      (["doubleSpacePeriod": true], "so. dont ", " ", ["range": .range(0, 8, 9), "newText": "."]),
      (
        ["autocorrect": "apply", "replacements": ["omw": "on my way"]], "so. Omw", ",",
        ["range": .range(0, 4, 7), "newText": "On my way"]
      ),
      (["replacements": ["omw": "on my way"]], "so. Omw", ",", nil),
    ] as [(JSONValue, String, String, JSONValue?)] {
      var client = typing(text, settings: setting)
      let edits = type(character, at: Int64(text.utf8.count), version: 2, in: &client)
      #expect(edits == (edit.map { [$0] } ?? .null), "\(setting)")
    }
  }

  @Test func `undoing a correction reverts it, here and in other documents`() {
    var client = typing("dont")
    #expect(type(" ", at: 4, version: 2, in: &client)?.array?.count == 1)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    #expect(client.command("inkling.replacements")?["reverted"] == [])
    client.change(to: 4, ["range": .range(0, 3, 4), "text": ""])
    #expect(client.command("inkling.replacements")?["reverted"] == [], "nothing more was typed")
    client.change(to: 5, ["range": .range(0, 5, 5), "text": "s"])
    #expect(
      client.command("inkling.replacements")?["reverted"] == [
        ["typed": "dont", "replacement": "don't", "since": 1_700_000_000]
      ])
    client.change(to: 6, ["text": "Dont"])
    #expect(type(" ", at: 4, version: 7, in: &client) == JSONValue.null)
  }

  @Test(
    arguments: [
      ["enabled": false, "uri": ScriptedClient.uri], ["enabled": false], nil,
    ] as [JSONValue?])
  func `a correction reverted where nothing is learned is not saved, but reverted for the session`(
    choice: JSONValue?
  ) {
    let settings: JSONValue = [
      "autocorrect": "apply", "learning": ["automatic": .bool(choice != nil)],
    ]
    var client = typing("dont", settings: settings)
    if let choice { _ = client.command("inkling.setLearning", choice) }
    #expect(type(" ", at: 4, version: 2, in: &client)?.array?.count == 1)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 6)]
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
    #expect(client.world.store.words.corrections.reverted == [])
    client.change(to: 4, ["text": "Dont"])
    #expect(type(" ", at: 4, version: 5, in: &client) == JSONValue.null)
  }

  @Test func `a client that applies edits is asked to restore the typed text`() {
    var client = typing(
      "dont",
      capabilities: ["workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]]])
    _ = type(" ", at: 4, version: 2, in: &client)
    let uri = ScriptedClient.uri
    let place: JSONValue = ["uri": uri, "position": .position(0, 5)]
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == false, "not made")
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    let answer = client.command(
      "inkling.revertCorrection", ["uri": uri, "position": .position(0, 6)])
    #expect(
      answer == [
        "reverted": true, "typed": "dont", "text": "don't", "reason": "spelling",
        "range": .range(0, 0, 5),
        "message": .string(
          "“dont” is back in line 1 and will not be corrected again.\n"
            + "To allow it again: inkling replacements allow dont \"don't\""),
      ])
    let asked = client.received("workspace/applyEdit")
    #expect(
      asked?["params"] == [
        "label": "Restore what I typed",
        "edit": [
          "documentChanges": [
            [
              "textDocument": ["uri": uri, "version": 3],
              "edits": [["range": .range(0, 0, 5), "newText": "dont"]],
            ]
          ]
        ],
      ])
    client.answer(asked, with: ["applied": true])
    client.change(to: 4, ["range": .range(0, 0, 5), "text": "dont"])
    #expect(client.command("inkling.replacements")?["reverted"]?.array?.count == 1)
  }

  @Test func `without a correction at the cursor the last one is reverted`() {
    var client = typing("dont")
    _ = type(" ", at: 4, version: 2, in: &client)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    client.change(to: 4, ["range": .range(0, 6, 6), "text": "go there now\n\nnor here"])
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(2, 8)]
    let answer = client.command("inkling.revertCorrection", place)
    #expect(answer?["typed"] == "dont")
    #expect(answer?["edits"] == [["range": .range(0, 0, 5), "newText": "dont"]])
    client.change(to: 5, ["range": .range(0, 0, 5), "text": "dont"])
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == false)
  }

  @Test func `a modal editor gets the word corrected after which typing ends`() {
    var client = typing("it don")
    let escape: (Int64) -> JSONValue = { .at(0, $0, ("ch", "\u{1B}"), ("options", [:])) }
    #expect(
      client.result("textDocument/onTypeFormatting", escape(6)) == JSONValue.null, "nothing typed")
    client.change(to: 2, ["range": .range(0, 6, 6), "text": "t"])
    #expect(
      client.result("textDocument/onTypeFormatting", escape(5)) == JSONValue.null, "elsewhere")
    #expect(
      client.result("textDocument/onTypeFormatting", escape(7))
        == [["range": .range(0, 3, 7), "newText": "don't"]])
    client.change(to: 3, ["range": .range(0, 3, 7), "text": "don't"])
    client.change(to: 4, ["range": .range(0, 3, 8), "text": "dont"])
    #expect(
      client.result("textDocument/onTypeFormatting", escape(7)) == JSONValue.null, "reverted")
  }

  @Test func `a word is typed last although the one before it is corrected meanwhile`() {
    var client = typing("it dont")
    let made: JSONValue = ["range": .range(0, 3, 7), "newText": "don't"]
    #expect(type(" ", at: 7, version: 2, in: &client) == [made])
    client.change(to: 3, ["range": .range(0, 8, 8), "text": "dont"])
    client.change(to: 4, ["range": .range(0, 6, 6), "text": "'"])
    let escape: (Int64) -> JSONValue = { .at(0, $0, ("ch", "\u{1B}"), ("options", [:])) }
    #expect(
      client.result("textDocument/onTypeFormatting", escape(6)) == JSONValue.null, "elsewhere")
    #expect(
      client.result("textDocument/onTypeFormatting", escape(13))
        == [["range": .range(0, 9, 13), "newText": "don't"]])
    client.change(to: 5, ["range": .range(0, 9, 13), "text": "don't"])
    #expect(
      client.result("textDocument/onTypeFormatting", escape(14)) == JSONValue.null, "corrected")
  }

  @Test(arguments: ["off", "offer"])
  func `no correction is applied when typing ends unless the setting is apply`(mode: String) {
    var client = typing("don", settings: ["autocorrect": .string(mode)])
    client.change(to: 2, ["range": .range(0, 3, 3), "text": "t"])
    let escape = JSONValue.at(0, 4, ("ch", "\u{1B}"), ("options", [:]))
    #expect(client.result("textDocument/onTypeFormatting", escape) == JSONValue.null)
  }

  @Test func `right after a correction there is an action that restores the typed text`() {
    let literals: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    var client = typing("dont", capabilities: literals)
    _ = type(" ", at: 4, version: 2, in: &client)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    for character: Int64 in [0, 3, 6] {
      #expect(
        restoring(at: character, in: &client).first?["edit"]
          == ["changes": ["file:///a.md": [["range": .range(0, 0, 5), "newText": "dont"]]]])
    }
    client.change(to: 4, ["range": .range(0, 6, 6), "text": "they"])
    #expect(restoring(at: 10, in: &client).isEmpty, "another word has begun")
    #expect(!restoring(at: 2, in: &client).isEmpty, "on the word itself it stays")
  }

  @Test func `the edit of a document without versions names none`() {
    var client = typing(
      "dont",
      capabilities: [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
      ])
    _ = type(" ", at: 4, version: 2, in: &client)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": ScriptedClient.uri, "version": nil],
        "contentChanges": [["range": .range(0, 0, 4), "text": "don't"]],
      ])
    #expect(restoring(at: 6, in: &client).first?["edit"]?["changes"] != nil)
  }

  @Test func `dynamic registration covers prose only`() {
    let dynamic: JSONValue = ["textDocument": ["onTypeFormatting": ["dynamicRegistration": true]]]
    var client = ScriptedClient()
    let result = client.result("initialize", ["capabilities": dynamic])
    #expect(result?["capabilities"]?["documentOnTypeFormattingProvider"] == nil)
    client.notify("initialized")
    let asked = client.received("client/registerCapability")
    let registration = asked?["params"]?["registrations"]?[0]
    #expect(registration?["method"] == "textDocument/onTypeFormatting")
    #expect(registration?["registerOptions"]?["firstTriggerCharacter"] == " ")
    let languages = registration?["registerOptions"]?["documentSelector"]?.each("language") ?? []
    #expect(languages.contains("markdown"))
    #expect(!languages.contains("swift"))
    client.answer(asked, with: .null)
  }

  @Test func `a change that cannot be saved stays in effect for the session, and is reported`() {
    var client = typing("omw")
    client.world.store.failure = "the disk is full"
    let omw: JSONValue = ["typed": "omw", "replacement": "on my way"]
    let answer = client.request(
      "workspace/executeCommand", ["command": "inkling.addReplacement", "arguments": [omw]])
    #expect(answer?["error"]?["code"] == -32803)
    let made = type(",", at: 3, version: 2, in: &client)
    #expect(made == [["range": .range(0, 0, 3), "newText": "on my way"]])
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "dont"])
    _ = type(" ", at: 4, version: 4, in: &client)
    client.change(to: 5, ["range": .range(0, 0, 4), "text": "don't"])
    client.change(to: 6, ["range": .range(0, 0, 5), "text": "dont"])
    client.change(to: 7, ["range": .range(0, 5, 5), "text": "s"])
    let told = client.received("window/showMessage")?["params"]?["message"]?.string ?? ""
    #expect(told.contains("the disk is full"))
    #expect(!told.contains("dont"))
    client.world.store.failure = nil
    #expect(client.command("inkling.addReplacement", omw) == ["changed": true])
    #expect(client.world.store.words.corrections.replacements.map(\.text) == ["on my way"])
  }

  @Test func `a correction reverted in private is forgotten with everything`() {
    var client = typing("dont")
    _ = client.command("inkling.setLearning", ["enabled": false, "uri": ScriptedClient.uri])
    _ = type(" ", at: 4, version: 2, in: &client)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 2)]
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
    #expect(client.command("inkling.replacements")?["reverted"]?.array?.count == 1)
    _ = client.command("inkling.forget", ["all": true])
    #expect(client.command("inkling.replacements")?["reverted"]?.array?.count == 0)
  }

  @Test func `a reverted correction is made again once it is allowed`() {
    var client = typing("dont")
    _ = type(" ", at: 4, version: 2, in: &client)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 2)]
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
    client.change(to: 4, ["range": .range(0, 0, 5), "text": "dont"])
    #expect(client.command("inkling.replacements")?["reverted"]?.array?.count == 1)
    client.change(to: 5, ["range": .range(0, 5, 5), "text": "dont"])
    #expect(type(" ", at: 9, version: 6, in: &client) == JSONValue.null)
    let question: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "position": .position(0, 9), "text": "don't",
    ]
    let report = client.result("inkling/explain", question)?["report"]?.array ?? []
    let advice = "To change that: allow it with inkling replacements allow dont \"don't\""
    #expect(report.last?.string == advice)
    let pair: JSONValue = ["typed": "dont", "replacement": "don't"]
    #expect(client.command("inkling.allowCorrection", pair) == ["changed": true])
    #expect(client.command("inkling.allowCorrection", pair) == ["changed": false])
    #expect(client.command("inkling.replacements")?["reverted"] == [])
    client.change(to: 7, ["range": .range(0, 10, 10), "text": "dont"])
    #expect(
      type(" ", at: 14, version: 8, in: &client)
        == [["range": .range(0, 10, 14), "newText": "don't"]])
    let half: JSONValue = ["command": "inkling.allowCorrection", "arguments": [["typed": "dont"]]]
    #expect(client.request("workspace/executeCommand", half)?["error"]?["code"] == -32602)
  }

  @Test func `a moved space that was reverted can be allowed again`() {
    var client = ScriptedClient()
    let pair = Replacement(typed: "tot he", text: "to the", date: 1_700_000_000)
    client.world.store.words.corrections.apply(UserCorrectionChange(.revert, pair))
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    let argument: JSONValue = ["typed": "tot he", "replacement": "to the"]
    #expect(client.command("inkling.allowCorrection", argument) == ["changed": true])
    #expect(client.command("inkling.replacements")?["reverted"] == [])
  }

  /// The ways to allow a reverted correction again.
  enum Wish: CaseIterable {
    case addedHere
    case addedElsewhere
    case allowedElsewhere
  }

  @Test(arguments: Wish.allCases)
  func `a correction that is allowed again is made in the document where it was undone`(
    wish: Wish
  ) {
    var client = typing("dont")
    _ = type(" ", at: 4, version: 2, in: &client)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    client.change(to: 4, ["range": .range(0, 0, 5), "text": "dont"])
    client.change(to: 5, ["range": .range(0, 5, 5), "text": "s"])
    #expect(client.command("inkling.replacements")?["reverted"]?.array?.count == 1)
    client.change(to: 6, ["range": .range(0, 5, 6), "text": "so dont"])
    #expect(type(" ", at: 12, version: 7, in: &client) == JSONValue.null)
    let pair = Replacement(typed: "dont", text: "don't", date: 1_700_000_001)
    switch wish {
    case .addedHere:
      let argument: JSONValue = ["typed": "dont", "replacement": "don't"]
      #expect(client.command("inkling.addReplacement", argument) == ["changed": true])
    case .addedElsewhere, .allowedElsewhere:
      client.world.store.words.corrections.apply(
        UserCorrectionChange(wish == .addedElsewhere ? .addReplacement : .allow, pair))
      client.open("other", uri: "file:///other.md")
      client.settle()
    }
    #expect(client.command("inkling.replacements")?["reverted"] == [])
    client.change(to: 8, ["range": .range(0, 13, 13), "text": "dont"])
    #expect(
      type(" ", at: 17, version: 9, in: &client)
        == [["range": .range(0, 13, 17), "newText": "don't"]])
  }

  @Test func `replacements are added, listed and removed`() {
    var client = typing("so")
    let omw: JSONValue = ["typed": "omw", "replacement": "on my way", "language": "en"]
    #expect(client.command("inkling.addReplacement", omw) == ["changed": true])
    #expect(client.command("inkling.addReplacement", omw) == ["changed": false])
    #expect(
      client.command("inkling.replacements") == [
        "replacements": [
          ["typed": "omw", "replacement": "on my way", "language": "en", "since": 1_700_000_000]
        ], "reverted": [],
      ])
    #expect(client.command("inkling.replacements", ["language": "de"])?["replacements"] == [])
    client.change(to: 2, ["text": "omw"])
    #expect(
      type("!", at: 3, version: 3, in: &client)
        == [["range": .range(0, 0, 3), "newText": "on my way"]])
    #expect(client.command("inkling.removeReplacement", ["typed": "omw"]) == ["changed": true])
    #expect(client.command("inkling.removeReplacement", ["typed": "omw"]) == ["changed": false])
    for wrong: JSONValue in [
      [:], ["typed": "a b", "replacement": "c"], ["typed": "a"],
      ["typed": "a", "replacement": "b\nc"],
      ["typed": "", "replacement": "b"],
    ] {
      let answer = client.request(
        "workspace/executeCommand", ["command": "inkling.addReplacement", "arguments": [wrong]])
      #expect(answer?["error"]?["code"] == -32602, "\(wrong)")
    }
  }
}
