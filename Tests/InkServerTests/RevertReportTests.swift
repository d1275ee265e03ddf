// What a client is told of the corrections that its user undid.

import InkJSON
import InkLexicon
import Testing

@testable import InkServer

@Suite struct RevertReportTests {
  private static let method = "inkling/didRevertCorrection"

  /// Returns a client in whose document "don't" has just replaced "dont", before a space.
  private func corrected(_ text: String, isTold: Bool) -> ScriptedClient {
    var client = ScriptedClient.introduced(
      capabilities: ["experimental": ["inkling": ["didRevertCorrection": .bool(isTold)]]])
    client.configure(["inkling": ["autocorrect": "apply"]])
    client.open(text)
    let end = Int64(text.unicodeScalars.reduce(0) { $0 + UTF16.width($1) })
    client.change(to: 2, ["range": .range(0, end, end), "text": " "])
    let place = JSONValue.at(0, end + 1, ("ch", " "), ("options", [:]))
    #expect(client.result("textDocument/onTypeFormatting", place)?.array?.count == 1)
    client.change(to: 3, ["range": .range(0, end - 4, end), "text": "don't"])
    return client
  }

  @Test(arguments: [true, false])
  func `a client that says so is told once that an undone correction is not made again`(
    isTold: Bool
  ) {
    var client = corrected("🙂 dont", isTold: isTold)
    client.change(to: 4, ["range": .range(0, 3, 8), "text": "dont"])
    #expect(client.received(Self.method) == nil, "nothing more was typed")
    client.change(to: 5, ["range": .range(0, 8, 8), "text": "s"])
    let message =
      "“dont” stays and will not be corrected again.\n"
      + "To allow it again: inkling replacements allow dont \"don't\""
    let told: JSONValue = [
      "uri": ScriptedClient.uri, "typed": "dont", "text": "don't", "range": .range(0, 3, 7),
      "message": .string(message),
    ]
    #expect(client.received(Self.method)?["params"] == (isTold ? told : JSONValue?.none))
    client.change(to: 6, ["range": .range(0, 9, 9), "text": "o"])
    #expect(client.received(Self.method) == nil)
  }

  @Test(arguments: ["textDocument/didClose", "shutdown"])
  func `a correction that is undone when the text is closed is not made again`(end: String) {
    var client = corrected("dont", isTold: true)
    client.change(to: 4, ["range": .range(0, 0, 5), "text": "dont"])
    #expect(client.world.store.words.corrections.reverted.isEmpty)
    if end == "shutdown" {
      _ = client.request(end)
    } else {
      client.notify(end, ["textDocument": ["uri": ScriptedClient.uri]])
    }
    #expect(client.received(Self.method) != nil)
    #expect(client.world.store.words.corrections.reverted.count == 1)
  }

  @Test func `a client that no longer reads ends the session once, and everything is remembered`() {
    var client = ScriptedClient.introduced(
      capabilities: ["experimental": ["inkling": ["didRevertCorrection": true]]])
    client.configure(["inkling": ["autocorrect": "apply"]])
    for (typed, text) in [
      ("dont", "don't"), ("didnt", "didn't"), ("isnt", "isn't"), ("wasnt", "wasn't"),
    ] {
      let uri = JSONValue.string("file:///\(typed).md")
      let (end, newEnd) = (Int64(typed.count), Int64(text.count))
      client.open(typed, uri: uri)
      client.change(to: 2, uri: uri, ["range": .range(0, end, end), "text": " "])
      let place = JSONValue.at(0, end + 1, uri: uri, ("ch", " "), ("options", [:]))
      #expect(client.result("textDocument/onTypeFormatting", place)?.array?.count == 1)
      client.change(to: 3, uri: uri, ["range": .range(0, 0, end), "text": .string(text)])
      client.change(to: 4, uri: uri, ["range": .range(0, 0, newEnd), "text": .string(typed)])
    }
    client.stopReading()
    for _ in 0..<3 { client.send(request: "inkling/status") }
    #expect(client.exitCode == 1)
    #expect(client.world.store.words.corrections.reverted.count == 4)
    #expect(client.world.logged.text.split(separator: "does not read").count == 2)
  }

  @Test func `a replacement of one's own that is undone stays off until the server ends`() {
    var client = ScriptedClient.introduced()
    client.configure([
      "inkling": ["autocorrect": "apply", "replacements": ["omw": "on my way"]]
    ])
    func replaced(at column: Int64, version: Int64) -> Bool {
      client.change(to: version, ["range": .range(0, column, column), "text": " "])
      let place = JSONValue.at(0, column + 1, ("ch", " "), ("options", [:]))
      return client.result("textDocument/onTypeFormatting", place)?.array?.count == 1
    }
    client.open("omw")
    #expect(replaced(at: 3, version: 2))
    client.change(to: 3, ["range": .range(0, 0, 3), "text": "on my way"])
    client.change(to: 4, ["range": .range(0, 0, 9), "text": "omw"])
    client.change(to: 5, ["range": .range(0, 4, 4), "text": "s"])
    client.change(to: 6, ["range": .range(0, 5, 5), "text": " omw"])
    #expect(!replaced(at: 9, version: 7))
    #expect(client.world.store.words.corrections.reverted.isEmpty)
  }

  @Test func `a text that is unknown is neither edited nor learned from by a command`() {
    var client = corrected("dont", isTold: false)
    client.loseText()
    #expect(client.received("window/logMessage") != nil)
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 5)]
    for command in ["inkling.revertCorrection", "inkling.learnText"] {
      #expect(client.refusal(command, place)?.contains("send its whole text") == true)
    }
    #expect(client.world.store.words.corrections.reverted.isEmpty)
    // What a command says about a document apart from its text applies as ever.
    let choice: JSONValue = ["uri": ScriptedClient.uri, "enabled": false]
    #expect(client.command("inkling.setEnabled", choice) == ["enabled": false])
    client.change(to: 4, ["text": "I don't "])
    #expect(client.refusal("inkling.learnText", place) == nil)
  }

  @Test func `a correction reverted by command is not reported when more is typed`() {
    var client = corrected("dont", isTold: true)
    let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 5)]
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
    client.change(to: 4, ["range": .range(0, 0, 5), "text": "dont"])
    client.change(to: 5, ["range": .range(0, 5, 5), "text": "s"])
    #expect(client.received(Self.method) == nil)
  }
}
