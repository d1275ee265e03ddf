// Our own methods: the shapes of results, field traits, cursor moves.

import InkJSON
import InkLexicon
import Testing

@Suite struct InklingMethodTests {
  @Test func `a result has every member, requested or not`() {
    var client = ScriptedClient.introduced()
    client.open("e")
    let none: JSONValue = []
    #expect(
      client.result("inkling/autocomplete", .at(0, 1, ("want", none))) == [
        "version": 1, "position": .position(0, 1), "range": .range(0, 0, 1),
        "replaceRange": .range(0, 0, 1), "suggestions": [], "inlinePrediction": nil,
        "corrections": [], "typed": nil, "callouts": [], "nextCharacters": [:],
      ])
  }

  @Test(arguments: [(0, true), (50, true), (51, false), (-1, false)] as [(JSONValue, Bool)])
  func `limit: at the limit`(limit: JSONValue, isTaken: Bool) {
    var client = ScriptedClient.introduced()
    client.open("e")
    let answer = client.request("inkling/autocomplete", .at(0, 1, ("limit", limit)))
    #expect((answer?["result"] != nil) == isTaken)
  }

  @Test func `a suggestion has an id, a range and a kind`() throws {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    client.open("the zyxo")
    let answer = client.result("inkling/autocomplete", .at(0, 8, ("limit", 5)))
    let suggestion = try #require(
      answer?["suggestions"]?.array?.first { $0["text"] == "zyxomat" }?.object)
    #expect(
      suggestion.keys == ["id", "text", "title", "kind", "source", "score", "range", "newText"])
    #expect(suggestion["kind"] == "regular")
    #expect(suggestion["range"] == .range(0, 4, 8))
    #expect(suggestion["newText"] == "zyxomat ")
  }

  /// A text whose last word is completed by its second one, with as many lines between them.
  private static func long(lineCount: Int) -> String {
    "the zyxomat\n" + String(repeating: "we go to the sea\n", count: lineCount) + "a zyx"
  }

  @Test func `the far parts of a long text are read after its first answer`() {
    var client = ScriptedClient.introduced()
    client.open(Self.long(lineCount: 400))
    let found = (0..<2).map { _ in
      client.result("inkling/autocomplete", .at(401, 5))?["suggestions"]?.array?
        .contains { $0["text"] == "zyxomat" }
    }
    #expect(found == [false, true])
  }

  @Test func `the far parts of a long paste are read after the first answer about it`() {
    var client = ScriptedClient.introduced()
    client.open("I\nam")
    _ = client.result("inkling/autocomplete", .at(1, 2))
    client.change(
      to: 2, ["range": .range(1, 0, 2), "text": .string(Self.long(lineCount: 300))])
    let found = (0..<2).map { _ in
      client.result("inkling/autocomplete", .at(302, 5))?["suggestions"]?.array?
        .contains { $0["text"] == "zyxomat" }
    }
    #expect(found == [false, true])
  }

  @Test func `weights of next characters, if requested`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    _ = client.command("inkling.learnWord", ["word": "zyxa"])
    client.open("the zyx")
    let want: (String, JSONValue) = ("want", ["nextCharacters"])
    let answer = client.result("inkling/autocomplete", .at(0, 7, want))
    #expect(answer?["nextCharacters"] == ["a": 0.5, "o": 0.5])
    #expect(answer?["suggestions"] == [])
    #expect(client.result("inkling/autocomplete", .at(0, 7))?["nextCharacters"] == [:])
    client.setField(["kind": "password"])
    #expect(client.result("inkling/autocomplete", .at(0, 7, want))?["nextCharacters"] == [:])
  }

  @Test func `a field with a wrong trait keeps its others, and a password field stays one`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    client.open("the zyx")
    client.setField([
      "kind": "password", "autocorrect": false,
      "inlinePrediction": "maybe", "language": 5, "autocapitalization": "words",
    ])
    let status = client.result("inkling/status", ["textDocument": ["uri": ScriptedClient.uri]])
    #expect(status?["field"] == ["kind": "password", "autocapitalization": "words"])
    #expect(client.result("inkling/autocomplete", .at(0, 7))?["suggestions"] == [])
    for trait in ["inlinePrediction", "autocorrect", "language"] {
      let message = client.received("window/logMessage")?["params"]?["message"]?.string
      #expect(message?.contains("params.\(trait): expected") == true)
    }
  }

  @Test func `a field of a kind that is not known is like one for a password`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    client.open("the zyx")
    client.setField(["kind": "newPassword"])
    #expect(client.result("inkling/autocomplete", .at(0, 7))?["suggestions"] == [])
    let message = client.received("window/logMessage")?["params"]?["message"]?.string
    #expect(message?.contains("params.kind: expected") == true)
  }

  @Test func `callouts of a character, in a language, and at a position`() {
    var client = ScriptedClient.introduced()
    let alone = client.result("inkling/callouts", ["character": "e"])
    #expect(alone?["base"] == "e")
    #expect(alone?["range"] == .null)
    #expect(alone?["callouts"]?[0] == ["text": "e", "kind": "character"])
    client.open("caf\u{65}\u{301} x")
    let there = client.result("inkling/callouts", .at(0, 7))
    #expect(there?["base"] == "x")
    #expect(there?["range"] == .range(0, 6, 7))
    let nowhere = client.result("inkling/callouts", .at(0, 0))
    #expect(nowhere == ["base": "", "range": nil, "callouts": []])
    client.setField(["kind": "password"])
    #expect(client.result("inkling/callouts", .at(0, 7)) == nowhere)
  }

  @Test func `the traits of a field are those the client sends`() {
    var client = ScriptedClient.introduced()
    client.open("x")
    let document: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]
    client.setField([
      "kind": "search", "inlinePrediction": "yes",
      "autocorrect": "off", "autocapitalization": "words", "language": "sv",
    ])
    #expect(
      client.result("inkling/status", document)?["field"] == [
        "kind": "search", "inlinePrediction": "yes", "autocorrect": "off",
        "autocapitalization": "words", "language": "sv",
      ])
    #expect(client.result("inkling/status")?["field"] == nil)
  }

  @Test(arguments: [("typing", 0), ("moved", 1), ("selected", 1)])
  func `a cursor that moves leaves the word being typed, one that moves by typing does not`(
    reason: String, flaggedCount: Int
  ) {
    var client = ScriptedClient.introduced(capabilities: ["textDocument": ["diagnostic": [:]]])
    client.configure(["diagnostics": ["unknownWords": "hint"]])
    _ = client.command("inkling.learnWord", ["word": "the"])
    client.open("the zyxo the")
    client.change(to: 2, ["range": .range(0, 8, 8), "text": "m"])
    client.notify(
      "inkling/didChangeSelection",
      [
        "textDocument": ["uri": ScriptedClient.uri, "version": 2],
        "selections": [.range(0, 3, 3)], "reason": .string(reason),
      ])
    let report = client.result(
      "textDocument/diagnostic", ["textDocument": ["uri": ScriptedClient.uri]])
    #expect(report?["items"]?.array?.count == flaggedCount)
  }

  @Test func `results are published after each change and move to clients that want them only`() {
    let wish: JSONValue = ["experimental": ["inkling": ["publishAutocomplete": true]]]
    var client = ScriptedClient.introduced(capabilities: wish)
    client.open("the")
    client.change(to: 2, ["range": .range(0, 3, 3), "text": " e"])
    let news = client.received("inkling/publishAutocomplete")?["params"]
    #expect(news?["uri"] == ScriptedClient.uri)
    #expect(news?["version"] == 2)
    #expect(news?["position"] == .position(0, 5))
    #expect(news?["range"] == .range(0, 4, 5))
    let move: (String) -> JSONValue = { reason in
      [
        "textDocument": ["uri": ScriptedClient.uri], "selections": [.range(0, 1, 1)],
        "reason": .string(reason),
      ]
    }
    client.notify("inkling/didChangeSelection", move("typing"))
    client.notify("inkling/didChangeSelection", move("moved"))
    #expect(
      client.received("inkling/publishAutocomplete")?["params"]?["position"] == .position(0, 1))
    // Two edits at once were not typed.
    client.change(to: 3, ["text": "a"], ["text": "b"])

    var other = ScriptedClient.introduced()
    other.open("the")
    other.change(to: 2, ["range": .range(0, 3, 3), "text": " e"])
  }

  @Test func `for a client that sends full texts the cursor is where they differ`() {
    let wish: JSONValue = ["experimental": ["inkling": ["publishAutocomplete": true]]]
    var client = ScriptedClient.introduced(capabilities: wish)
    client.open("the end\nand more\n")
    let texts: [(String, JSONValue)] = [
      ("the xend\nand more\n", .position(0, 5)), ("the end\nand more\n", .position(0, 4)),
      ("the\n end\nand more\n", .position(1, 0)),
      ("the\n end\nand more\nx", .position(3, 1)),
    ]
    for (index, (text, place)) in texts.enumerated() {
      client.change(to: Int64(index + 2), ["text": .string(text)])
      let news = client.received("inkling/publishAutocomplete")?["params"]
      #expect(news?["position"] == place)
    }
    // Nothing was typed.
    client.change(to: 7, ["text": "the\n end\nand more\nx"])
    #expect(client.received("inkling/publishAutocomplete") == nil)
  }

  @Test func `a status reports what is loaded and what is not`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    let status = client.result("inkling/status")
    #expect(status?["packs"] == [])
    #expect(status?["words"] == ["learned": 1, "ignored": 0])
    #expect(status?["provider"]?["usesNetwork"] == false)
  }

  @Test func `a disabled provider offers nothing and stores no words`() {
    var client = ScriptedClient.introduced()
    client.open("the en")
    client.configure(["inkling": ["provider": ["kind": "disabled"]]])
    let provider = client.result("inkling/status")?["provider"]
    #expect(provider?["kind"] == "disabled")
    #expect(provider?["canLearnWords"] == false)
    #expect(client.result("inkling/autocomplete", .at(0, 6))?["suggestions"] == [])
    for command in ["learnWord", "unlearnWord", "ignoreWord", "removeIgnoredWord"] {
      let answer = client.request(
        "workspace/executeCommand",
        ["command": .string("inkling." + command), "arguments": [["word": "zyxomat"]]])
      #expect(answer?["error"]?["code"] == -32803)
    }
  }

  @Test func `ghost text is null if there is none`() {
    var client = ScriptedClient.introduced()
    client.open("the end")
    let context: JSONValue = ["triggerKind": 2]
    #expect(
      client.result("textDocument/inlineCompletion", .at(0, 7, ("context", context))) == .null)
  }
}
