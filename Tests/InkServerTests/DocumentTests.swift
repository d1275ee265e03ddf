// Document synchronization: edits in order, in each encoding, with any contents.

import InkJSON
import InkTestSupport
import InkText
import Testing

@testable import InkServer

@Suite struct DocumentTests {
  @Test func `the changes of one message are applied one after another`() {
    var client = ScriptedClient.introduced()
    client.open("one two")
    client.change(
      to: 2, ["range": .range(0, 0, 3), "text": "three\nfour"],
      ["range": .range(1, 4, 8), "text": ""], ["range": .range(1, 4, 4), "text": "é"])
    #expect(client.text == "three\nfouré")
    client.change(to: 3, ["text": "all new"])
    #expect(client.text == "all new")
    #expect(client.result("inkling/autocomplete", .at(0, 7))?["version"] == 3)
  }

  @Test func `positions outside the text are clamped to its ends`() {
    var client = ScriptedClient.introduced()
    client.open("ab\ncd")
    client.change(to: 2, ["range": .range(0, 2, 99), "text": "!"])
    #expect(client.text == "ab!\ncd")
    client.change(to: 3, ["range": .range(99, 0, 0), "text": "?"])
    #expect(client.text == "ab!\ncd?")
  }

  @Test func `a reversed range is reordered`() {
    var client = ScriptedClient.introduced()
    client.open("abcd")
    let range: JSONValue = ["start": .position(0, 3), "end": .position(0, 1)]
    client.change(to: 2, ["range": range, "text": "-"])
    #expect(client.text == "a-d")
  }

  @Test func `a change may cut a surrogate pair, and the positions after it stay the client's`() {
    // Each change of "a😀b" as a range and a text, with the result; a half of a pair is U+FFFD.
    for (start, end, new, result) in [
      (1, 2, "", "a\u{FFFD}b"), (2, 3, "", "a\u{FFFD}b"), (2, 2, "x", "a\u{FFFD}x\u{FFFD}b"),
      (2, 3, "\u{FFFD}", "a\u{FFFD}\u{FFFD}b"), (0, 2, "", "\u{FFFD}b"), (2, 4, "", "a\u{FFFD}"),
      (1, 3, "", "ab"), (2, 99, "\n", "a\u{FFFD}\n"),
    ] as [(Int64, Int64, String, String)] {
      var client = ScriptedClient.introduced()
      client.open("a😀b")
      client.change(to: 2, ["range": .range(0, start, end), "text": .string(new)])
      #expect(client.text == result, "\(start)..<\(end)")
    }
  }

  @Test func `an invalid change changes nothing`() {
    var client = ScriptedClient.introduced()
    client.open("abcd")
    client.change(to: 2, ["text": "good"], ["range": .range(0, -1, 1), "text": "bad"])
    #expect(client.text == "abcd")
    #expect(client.received("window/logMessage") != nil)
    client.change(to: 3, ["text": "good"])
    #expect(client.text == "good")
  }

  @Test func `a long text is read further while others are passed over or closed`() throws {
    let pack = try TinyPack.pack(["the mill is in the street"])
    var client = ScriptedClient.introduced(packs: [pack])
    let other: JSONValue = "file:///b.md"
    for uri in ["file:///c.md", other] { client.open("the mill", uri: uri) }
    client.open(Array(repeating: "the mill is in the street", count: 1_000).joined(separator: "\n"))
    client.patience = 0
    _ = client.result("inkling/autocomplete", .at(0, 8))
    #expect(client.backlog == .awaited)
    client.configure(["suggestions": ["limit": 4]])
    #expect(client.backlog == .awaited)
    client.close(other)
    #expect(client.backlog == .awaited)
    client.patience = .max
    client.settle()
    #expect(client.backlog == .nothing)
  }

  @Test func `a missing version is counted up, a decreasing one loses nothing`() {
    var client = ScriptedClient.introduced()
    client.open("a")
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": ScriptedClient.uri], "contentChanges": [["text": "b"]]])
    #expect(client.result("inkling/autocomplete", .at(0, 0))?["version"] == 2)
    client.change(to: -7, ["text": "c"])
    #expect(client.result("inkling/autocomplete", .at(0, 0))?["version"] == -7)
    #expect(client.text == "c")
  }

  @Test func `a version too large to be incremented is counted up from the one before`() {
    var client = ScriptedClient.introduced()
    client.open("a")
    client.change(to: Int64.max, ["text": "b"])
    #expect(client.text == "b")
    #expect(client.result("inkling/autocomplete", .at(0, 0))?["version"] == 2)
  }

  @Test func `a document that is opened twice starts afresh, a closed one is gone`() {
    var client = ScriptedClient.introduced()
    client.open("one")
    client.open("two")
    #expect(client.text == "two")
    client.notify("textDocument/didSave", ["textDocument": ["uri": ScriptedClient.uri]])
    client.close()
    #expect(client.error("inkling/autocomplete", .at(0, 0))?["code"] == -32602)
  }

  @Test(arguments: [("utf-8", 9, 12), ("utf-16", 6, 9), ("utf-32", 5, 8)])
  func `ranges are in the negotiated encoding`(name: String, start: Int64, end: Int64) {
    var client = ScriptedClient.introduced(
      capabilities: ["general": ["positionEncodings": [.string(name)]]])
    client.open("né 👍 goi there")
    let answer = client.result("inkling/autocomplete", .at(0, end))
    #expect(answer?["position"] == .position(0, end))
    #expect(answer?["range"] == .range(0, start, end))
  }

  @Test
  func `an invalid notification leaves a line in the client's log, without its text`() {
    var client = ScriptedClient.introduced()
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": ScriptedClient.uri, "languageId": "markdown", "text": nil]])
    #expect(
      client.received("window/logMessage")?["params"]?["message"]
        == "textDocument/didOpen: params.textDocument.text: expected a string, found null")
    client.change(to: 2, ["text": "a secret"])
    let unopened = client.received("window/logMessage")?["params"]?["message"]?.string ?? ""
    #expect(unopened.hasPrefix("textDocument/didChange: ") && !unopened.contains("secret"))
    client.change(to: 3, ["text": "a secret"])
    #expect(client.rest() == [], "reported once")
  }

  @Test(arguments: PositionEncoding.allCases)
  func `random edits yield the same text as a naive model`(encoding: PositionEncoding) {
    var random = SeededRandom(seed: 11)
    var client = ScriptedClient.introduced(
      capabilities: ["general": ["positionEncodings": [.string(encoding.rawValue)]]])
    client.open("")
    var model = Text()
    let pieces = ["a", "né ", "👍", "\n", "\r\n", "word ", "ß", "e\u{301}", ""]
    for version in 2..<(2 + fuzzCount(2000)) {
      let places = (0..<2).map { _ in
        TextPosition(line: random.below(model.lineCount + 1), character: random.below(30))
      }.sorted()
      let text = random.element(of: pieces) ?? ""
      let points = places.map { model.point(at: $0, in: encoding) }
      model.replace(points[0]..<points[1], with: Array(text.utf8))
      let edit: JSONValue = [
        "range": [
          "start": .position(Int64(places[0].line), Int64(places[0].character)),
          "end": .position(Int64(places[1].line), Int64(places[1].character)),
        ],
        "text": .string(text),
      ]
      client.change(to: Int64(version), edit)
    }
    #expect(client.text == model.string)
  }
}
