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
    var bench = Bench(greeted: false)
    let params: JSONValue = [
      "capabilities": ["general": ["positionEncodings": ["utf-8", "utf-16"]]]
    ]
    #expect(bench.says(.client, hello(params)).map(\.label) == ["wrapped ? initialize"])
    let out = bench.answers(.wrapped, 0, ["capabilities": ["hoverProvider": true]])
    #expect(out.map(\.label) == ["inkling ? initialize"])
    #expect(
      out.first?.value?["capabilities"]?["general"]?["positionEncodings"] == ["utf-16"])
    #expect(bench.answers(.inkling, 0, ["capabilities": [:]]).map(\.label) == ["client = 0"])
  }

  @Test func `each gets its own options, and neither may pull diagnostics or register sync`() {
    var bench = Bench(greeted: false)
    let params: JSONValue = [
      "initializationOptions": ["style": 1, "inkling": ["autocorrect": "apply"]],
      "capabilities": [
        "textDocument": [
          "diagnostic": [:], "synchronization": ["dynamicRegistration": true, "didSave": true],
        ]
      ],
    ]
    let theirs = bench.says(.client, hello(params)).first?.value
    #expect(theirs?["initializationOptions"] == ["style": 1])
    #expect(theirs?["capabilities"] == ["textDocument": ["synchronization": ["didSave": true]]])
    let ours = bench.answers(.wrapped, 0, ["capabilities": [:]]).first?.value
    #expect(ours?["initializationOptions"] == ["inkling": ["autocorrect": "apply"]])
    #expect(ours?["capabilities"]?["textDocument"] == ["synchronization": ["didSave": true]])
  }

  @Test func `the client receives the capabilities of both`() {
    var bench = Bench(greeted: false)
    _ = bench.says(.client, hello([:]))
    _ = bench.answers(.wrapped, 0, ["capabilities": Bench.theirs])
    let answer = bench.answers(.inkling, 0, ["capabilities": Bench.ours]).first?.value
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
    var bench = Bench(greeted: false)
    _ = bench.says(.client, hello([:]))
    let careless: JSONValue = ["textDocumentSync": ["openClose": true, "change": 2, "save": false]]
    _ = bench.answers(.wrapped, 0, ["capabilities": careless])
    let answer = bench.answers(.inkling, 0, ["capabilities": Bench.ours]).first?.value
    #expect(answer?["capabilities"]?["textDocumentSync"]?["save"] == ["includeText": false])
  }

  @Test func `a server that exits, refuses or never responds during the handshake is left out`() {
    var bench = Bench(greeted: false)
    _ = bench.says(.client, hello([:]))
    #expect(
      bench.loses(.wrapped).map(\.label) == ["client ! window/showMessage", "inkling ? initialize"])
    let answer = bench.answers(.inkling, 0, ["capabilities": Bench.ours])
    #expect(answer.first?.value?["capabilities"] == Bench.ours)

    bench = Bench(greeted: false)
    _ = bench.says(.client, hello([:]))
    let refusal = Message.response(
      id: .integer(0), result: .failure(RPCError(.internalError, "no project here")))
    #expect(
      bench.says(.wrapped, refusal).map(\.label)
        == ["client ! window/showMessage", "inkling ? initialize"])

    bench = Bench(greeted: false)
    _ = bench.says(.client, hello([:]))
    #expect(bench.waits(milliseconds: 9_999).isEmpty)
    #expect(
      bench.waits(milliseconds: 1).map(\.label)
        == ["client ! window/showMessage", "inkling ? initialize"])
  }

  @Test func `nothing else is answered before the handshake is complete`() {
    var bench = Bench(greeted: false)
    #expect(bench.asks(1, "textDocument/hover").first?.value == ["code": -32002])
    _ = bench.says(.client, hello([:]))
    #expect(bench.asks(2, "textDocument/hover").first?.value == ["code": -32002])
  }
}
