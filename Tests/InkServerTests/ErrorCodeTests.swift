// Every error code, and its message.

import InkJSON
import InkRPC
import Testing

@Suite struct ErrorCodeTests {
  @Test func `a body that is not JSON is a parse error without an id`() {
    var client = ScriptedClient.introduced()
    client.send(bytes: Frame.frame(body: Array("{\"jsonrpc\"".utf8)))
    let answer = client.rest()
    #expect(answer.count == 1)
    #expect(answer[0]["id"] == .null)
    #expect(answer[0]["error"]?["code"] == -32700)
  }

  @Test func `a stream that cannot be read further ends the session`() {
    var client = ScriptedClient.introduced()
    client.send(bytes: Array("Content-Length: many\r\n\r\n".utf8))
    #expect(client.exitCode == 1)
    #expect(client.rest().map { $0["error"]?["code"] } == [-32700])
  }

  @Test func `JSON that is not a message is an invalid request`() {
    var client = ScriptedClient.introduced()
    client.send(bytes: Frame.frame(body: Array(#"{"jsonrpc":"2.0","id":7,"method":1}"#.utf8)))
    let answer = client.rest()
    #expect(answer.map { $0["id"] } == [7])
    #expect(answer.map { $0["error"]?["code"] } == [-32600])
  }

  @Test func `an unexpected response is dropped, however odd`() {
    var client = ScriptedClient.introduced()
    for body in [
      #"{"jsonrpc":"2.0","id":7,"result":null}"#, #"{"jsonrpc":"2.0","id":[],"result":1}"#,
      #"{"jsonrpc":"2.0","id":7,"error":5}"#,
    ] {
      client.send(bytes: Frame.frame(body: Array(body.utf8)))
    }
    #expect(client.rest() == [])
    client.open("I am goi")
    #expect(client.result("inkling/autocomplete", .at(0, 8))?["range"] == .range(0, 5, 8))
  }

  @Test(arguments: ["textDocument/hover", "inkling/noSuchThing", "$/optional"])
  func `an unknown request is refused by name, an unknown notification is not`(method: String) {
    var client = ScriptedClient.introduced()
    let error = client.error(method, [:])
    #expect(error?["code"] == -32601)
    #expect(error?["message"]?.string?.contains(method) == true)
    client.notify(method, [:])
  }

  @Test func `a text of any length is not explained`() {
    var client = ScriptedClient.introduced()
    client.open("I am goi")
    let text = String(repeating: "go ", count: 400)
    let error = client.error("inkling/explain", .at(0, 8, ("text", .string(text))))
    #expect(
      error == [
        "code": -32602,
        "message": "params.text: expected at most 1000 bytes, found 1200 bytes",
      ])
  }

  @Test func `invalid parameters are reported by path`() {
    var client = ScriptedClient.introduced()
    client.open("I am goi")
    let error = client.error(
      "textDocument/completion",
      ["textDocument": ["uri": ScriptedClient.uri], "position": ["line": "0"]])
    #expect(
      error == [
        "code": -32602,
        "message": "params.position.line: expected a whole number from 0, found a string",
      ])
  }

  @Test(arguments: [
    "textDocument/completion", "textDocument/inlineCompletion", "inkling/autocomplete",
    "inkling/callouts",
  ])
  func `a document that is not open is an invalid parameter`(method: String) {
    var client = ScriptedClient.introduced()
    let error = client.error(method, .at(0, 0))
    #expect(
      error == [
        "code": -32602,
        "message":
          "expected an open document, found none at file:///a.md; send textDocument/didOpen first",
      ])
  }

  @Test func `a command that was not announced is an invalid parameter`() {
    var client = ScriptedClient.introduced()
    let error = client.error("workspace/executeCommand", ["command": "inkling.dance"])
    #expect(
      error == [
        "code": -32602,
        "message":
          "params.command: expected one that initialize announced, found \"inkling.dance\"",
      ])
  }

  @Test func `a command's argument is reported by the command's name, even if it is missing`() {
    var client = ScriptedClient.introduced()
    let learn: JSONValue = ["command": "inkling.learnWord"]
    #expect(client.error("workspace/executeCommand", learn)?["code"] == -32602)
    let nobody: JSONValue = ["command": "inkling.learnWord", "arguments": [["word": ""]]]
    #expect(
      client.error("workspace/executeCommand", nobody)?["message"]
        == "inkling.learnWord.word: expected a word of 1 to 256 bytes with a letter and without spaces, found another string"
    )
  }

  @Test func `a word the store cannot save is a failed request`() {
    var client = ScriptedClient.introduced()
    client.world.store.failure = "there is no room on the disk"
    let learn: JSONValue = ["command": "inkling.learnWord", "arguments": [["word": "zyxomat"]]]
    #expect(
      client.error("workspace/executeCommand", learn)
        == ["code": -32803, "message": "there is no room on the disk"])
    // The word is learned for this session nevertheless.
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    // Learning it again retries.
    client.world.store.failure = nil
    #expect(client.request("workspace/executeCommand", learn)?["result"]?["changed"] == true)
    #expect(client.request("workspace/executeCommand", learn)?["result"]?["changed"] == false)
  }

  @Test func `invalid notifications are harmless and leave one line each in the log`() {
    var client = ScriptedClient.introduced()
    client.open("I am goi")
    client.notify("textDocument/didOpen", ["textDocument": ["uri": "file:///b.md"]])
    client.loseText()
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///none.md"], "contentChanges": [["text": "x"]]])
    client.close("file:///none.md")
    client.notify("inkling/didChangeField", ["textDocument": ["uri": ScriptedClient.uri]])
    client.notify("$/cancelRequest", ["id": []])
    #expect(client.error("inkling/autocomplete", .at(0, 8))?["code"] == -32801)
    client.change(to: 2, ["text": "I am goi"])
    #expect(client.result("inkling/autocomplete", .at(0, 8))?["range"] == .range(0, 5, 8))
    let said = client.rest()
    #expect(said.count == 5 && said.allSatisfy { $0["method"] == "window/logMessage" })
  }
}
