// The handshake: what both servers receive, and what the client is told about both.

import InkJSON
import InkRPC
import Testing

@testable import InkWrap

@Suite struct GreetingTests {
  private func hello(_ params: JSONValue) -> Message {
    .request(id: .integer(0), method: "initialize", params: params)
  }

  @Test func `the wrapped server is initialized first and Inkling adopts its position encoding`() {
    var stage = WrapStage(greeted: false)
    let params: JSONValue = [
      "capabilities": ["general": ["positionEncodings": ["utf-8", "utf-16"]]]
    ]
    #expect(stage.says(.client, hello(params)).map(\.label) == ["wrapped ? initialize"])
    let out = stage.answers(.wrapped, 0, ["capabilities": ["hoverProvider": true]])
    #expect(out.map(\.label) == ["inkling ? initialize"])
    #expect(
      out.first?.value?["capabilities"]?["general"]?["positionEncodings"] == ["utf-16"])
    #expect(stage.answers(.inkling, 0, ["capabilities": [:]]).map(\.label) == ["client = 0"])
  }

  @Test func `each gets its own options, and neither may pull diagnostics or register sync`() {
    var stage = WrapStage(greeted: false)
    let params: JSONValue = [
      "initializationOptions": ["style": 1, "inkling": ["autocorrect": "apply"]],
      "capabilities": [
        "textDocument": [
          "diagnostic": [:], "synchronization": ["dynamicRegistration": true, "didSave": true],
        ]
      ],
    ]
    let theirs = stage.says(.client, hello(params)).first?.value
    #expect(theirs?["initializationOptions"] == ["style": 1])
    #expect(theirs?["capabilities"] == ["textDocument": ["synchronization": ["didSave": true]]])
    let ours = stage.answers(.wrapped, 0, ["capabilities": [:]]).first?.value
    #expect(ours?["initializationOptions"] == ["inkling": ["autocorrect": "apply"]])
    #expect(ours?["capabilities"]?["textDocument"] == ["synchronization": ["didSave": true]])
  }

  @Test func `the client receives the capabilities of both`() {
    var stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    _ = stage.answers(.wrapped, 0, ["capabilities": WrapStage.theirs])
    let answer = stage.answers(.inkling, 0, ["capabilities": WrapStage.ours]).first?.value
    #expect(answer?["serverInfo"] == ["name": "Inkling + marksman"])
    #expect(
      answer?["capabilities"] == [
        "positionEncoding": "utf-8",
        "textDocumentSync": ["openClose": true, "change": 1, "save": ["includeText": false]],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": ["[", ":"], "resolveProvider": true],
        "codeActionProvider": [:],
        "documentOnTypeFormattingProvider": [
          "firstTriggerCharacter": "}", "moreTriggerCharacter": [" ", "."],
        ],
        "executeCommandProvider": ["commands": ["marksman.create", "inkling.learnWord"]],
        "inlineCompletionProvider": true,
      ])
  }

  @Test func `saves are reported even if the wrapped server does not want them`() {
    var stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    let careless: JSONValue = ["textDocumentSync": ["openClose": true, "change": 2, "save": false]]
    _ = stage.answers(.wrapped, 0, ["capabilities": careless])
    let answer = stage.answers(.inkling, 0, ["capabilities": WrapStage.ours]).first?.value
    #expect(answer?["capabilities"]?["textDocumentSync"]?["save"] == ["includeText": false])
  }

  @Test func `a server that exits, refuses or never responds during the handshake is left out`() {
    var stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    #expect(
      stage.loses(.wrapped).map(\.label) == ["client ! window/showMessage", "inkling ? initialize"])
    let answer = stage.answers(.inkling, 0, ["capabilities": WrapStage.ours])
    #expect(answer.first?.value?["capabilities"] == WrapStage.ours)

    stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    let refusal = Message.response(
      id: .integer(0), result: .failure(RPCError(.internalError, "no project here")))
    #expect(
      stage.says(.wrapped, refusal).map(\.label)
        == ["client ! window/showMessage", "inkling ? initialize"])

    stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    #expect(stage.waits(milliseconds: 9_999).isEmpty)
    #expect(
      stage.waits(milliseconds: 1).map(\.label)
        == ["client ! window/showMessage", "inkling ? initialize"])
  }

  @Test func `that a server could not be started is shown once the client sends initialize`() {
    var stage = WrapStage(greeted: false)
    #expect(stage.loses(.wrapped).isEmpty)
    #expect(
      stage.says(.client, hello([:])).map(\.label)
        == ["client ! window/showMessage", "inkling ? initialize"])
    #expect(stage.answers(.inkling, 0, ["capabilities": [:]]).map(\.label) == ["client = 0"])
  }

  @Test func `a second initialize is refused and reaches no server`() {
    var stage = WrapStage(greeted: false)
    _ = stage.says(.client, hello([:]))
    let early = stage.asks(1, "initialize")
    #expect(early.map(\.label) == ["client = 1"])
    #expect(early.first?.value == ["code": -32600])
    _ = stage.answers(.wrapped, 0, ["capabilities": WrapStage.theirs])
    _ = stage.answers(.inkling, 0, ["capabilities": WrapStage.ours])
    let late = stage.asks(2, "initialize")
    #expect(late.map(\.label) == ["client = 2"])
    #expect(late.first?.value == ["code": -32600])
  }

  @Test func `nothing else is answered before the handshake is complete`() {
    var stage = WrapStage(greeted: false)
    #expect(stage.asks(1, "textDocument/hover").first?.value == ["code": -32002])
    _ = stage.says(.client, hello([:]))
    #expect(stage.asks(2, "textDocument/hover").first?.value == ["code": -32002])
  }
}
