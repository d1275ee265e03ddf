// Which server is asked what, and how two results are merged.

import InkJSON
import InkRPC
import Testing

@testable import InkWrap

@Suite struct RoutingTests {
  @Test func `requests that only one server supports go to that server alone`() {
    var stage = WrapStage()
    #expect(stage.asks(1, "textDocument/hover").map(\.label) == ["wrapped ? textDocument/hover"])
    #expect(stage.asks(2, "inkling/status").map(\.label) == ["inkling ? inkling/status"])
    #expect(
      stage.asks(3, "textDocument/inlineCompletion").map(\.label)
        == ["inkling ? textDocument/inlineCompletion"])
    #expect(
      stage.asks(4, "workspace/executeCommand", ["command": "inkling.learnWord"]).map(\.label)
        == ["inkling ? workspace/executeCommand"])
    #expect(
      stage.asks(5, "workspace/executeCommand", ["command": "marksman.create"]).map(\.label)
        == ["wrapped ? workspace/executeCommand"])
    let out = stage.answers(.wrapped, 1, ["contents": "a heading"])
    #expect(out.map(\.label) == ["client = 1"])
    #expect(out.first?.value == ["contents": "a heading"])
  }

  @Test func `of two servers, neither gets a token for progress, which both would use`() {
    var stage = WrapStage()
    let tokens: JSONValue = ["workDoneToken": 1, "partialResultToken": 2, "position": [:]]
    let asked = stage.asks(1, "textDocument/completion", tokens)
    #expect(asked.map(\.value) == [["position": [:]], ["position": [:]]])
    #expect(stage.asks(2, "textDocument/hover", tokens).first?.value == tokens)
  }

  @Test func `completion lists are joined, and each item is resolved by its own server`() throws {
    var stage = WrapStage()
    #expect(stage.asks(1, "textDocument/completion").count == 2)
    #expect(stage.answers(.wrapped, 1, [["label": "[[link]]", "data": 7]]).isEmpty)
    let out = stage.answers(
      .inkling, 1, ["isIncomplete": true, "items": [["label": "going"]]])
    #expect(out.map(\.label) == ["client = 1"])
    let list = try #require(out.first?.value)
    #expect(list["isIncomplete"] == true)
    let items = try #require(list["items"]?.array)
    #expect(items.map { $0["label"] } == ["[[link]]", "going"])

    let asked = stage.asks(2, "completionItem/resolve", items[0])
    #expect(asked.map(\.label) == ["wrapped ? completionItem/resolve"])
    #expect(asked.first?.value == ["label": "[[link]]", "data": 7])
    let answer = stage.answers(.wrapped, 2, ["label": "[[link]]", "data": 7, "detail": "a file"])
    #expect(answer.first?.value?["detail"] == "a file")
    #expect(answer.first?.value?["data"] == items[0]["data"])
    #expect(
      stage.asks(3, "completionItem/resolve", items[1]).first?.value == ["label": "going"])
  }

  @Test func `a response without a result is null, and an invalid one fails its request`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/hover")
    #expect(stage.writes(.wrapped, #"{"jsonrpc":"2.0","id":1}"#).first?.value == .null)
    _ = stage.asks(2, "textDocument/hover")
    let wrong = stage.writes(.wrapped, #"{"jsonrpc":"2.0","id":2,"error":{"message":"no"}}"#)
    #expect(wrong.map(\.label) == ["client = 2"])
    #expect(wrong.first?.value == ["code": -32600])
    #expect(stage.writes(.wrapped, #"{"jsonrpc":"2.0","id":3,"method":7}"#).isEmpty)
    #expect(
      stage.writes(.client, #"{"jsonrpc":"2.0","id":4,"method":7}"#).map(\.label) == ["client = 4"])
  }

  @Test func `items of a provider that was registered later are resolved by it`() throws {
    var stage = WrapStage(greeted: false)
    _ = stage.says(.client, .request(id: .integer(0), method: "initialize", params: [:]))
    _ = stage.answers(.wrapped, 0, ["capabilities": [:]])
    _ = stage.answers(.inkling, 0, ["capabilities": ["completionProvider": [:]]])
    let register: JSONValue = [
      "registrations": [
        [
          "id": "c", "method": "textDocument/completion",
          "registerOptions": ["resolveProvider": true],
        ]
      ]
    ]
    _ = stage.says(
      .wrapped, .request(id: .integer(1), method: "client/registerCapability", params: register))
    #expect(stage.asks(1, "textDocument/completion").count == 2)
    _ = stage.answers(.wrapped, 1, [["label": "link"]])
    let list = stage.answers(.inkling, 1, [["label": "going"]]).first?.value
    let items = try #require(list?["items"]?.array)
    #expect(
      stage.asks(2, "completionItem/resolve", items[0]).map(\.label)
        == ["wrapped ? completionItem/resolve"])
    #expect(stage.asks(3, "completionItem/resolve", items[1]).map(\.label) == ["client = 3"])
  }

  @Test func `items without a tag are resolved unchanged`() {
    var stage = WrapStage()
    _ = stage.asks(1, "codeLens/resolve", ["data": 7])
    #expect(stage.answers(.wrapped, 1, ["data": 7]).first?.value == ["data": 7])
  }

  @Test func `a slow server is not waited for, and its late response is dropped`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/completion")
    #expect(stage.answers(.inkling, 1, ["isIncomplete": false, "items": []]).isEmpty)
    #expect(stage.wrap.deadline == 300_000_000)
    #expect(stage.waits(milliseconds: 299).isEmpty)
    let out = stage.waits(milliseconds: 1)
    #expect(out.map(\.label) == ["client = 1", "wrapped ! $/cancelRequest"])
    #expect(out.first?.value == ["isIncomplete": true, "items": []])
    #expect(stage.answers(.wrapped, 1, []).isEmpty)
    #expect(stage.wrap.deadline == nil)
  }

  @Test func `a server that hangs delays one list, until it answers again`() {
    var stage = WrapStage()
    for id in Int64(1)...3 {
      _ = stage.asks(id, "textDocument/completion")
      let out = stage.answers(.inkling, id, [])
      #expect(out.map(\.label).contains("client = \(id)") == (id > 1))
      _ = stage.waits(milliseconds: 300)
    }
    _ = stage.answers(.wrapped, 1, [])
    _ = stage.asks(4, "textDocument/completion")
    #expect(stage.answers(.inkling, 4, []).isEmpty)
    #expect(stage.answers(.wrapped, 4, []).map(\.label) == ["client = 4"])
  }

  @Test func `a slow code action says nothing about lists`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/codeAction")
    _ = stage.answers(.inkling, 1, [])
    _ = stage.waits(milliseconds: 2000)
    _ = stage.asks(2, "textDocument/completion")
    #expect(stage.answers(.inkling, 2, []).isEmpty)
  }

  @Test func `after the deadline the first response is enough`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/completion")
    #expect(stage.waits(milliseconds: 400).isEmpty)
    #expect(
      stage.answers(.inkling, 1, []).map(\.label) == ["client = 1", "wrapped ! $/cancelRequest"])
  }

  @Test func `an error of one server does not hide the other's result`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/codeAction")
    _ = stage.says(
      .wrapped, .response(id: .integer(1), result: .failure(RPCError(.internalError, "broken"))))
    let out = stage.answers(.inkling, 1, [["title": "Learn", "command": "inkling.learnWord"]])
    #expect(out.first?.value == [["title": "Learn", "command": "inkling.learnWord"]])

    _ = stage.asks(2, "textDocument/codeAction")
    _ = stage.says(.wrapped, .response(id: .integer(2), result: .failure(.cancelled)))
    let last = stage.says(.inkling, .response(id: .integer(2), result: .failure(.cancelled)))
    #expect(last.first?.value == ["code": -32800])
  }

  @Test func `a correction precedes a formatting rule, which applies if no correction is due`() {
    var stage = WrapStage()
    let params: JSONValue = ["ch": "}"]
    #expect(
      stage.asks(1, "textDocument/onTypeFormatting", params).map(\.label)
        == ["inkling ? textDocument/onTypeFormatting"])
    #expect(
      stage.answers(.inkling, 1, .null).map(\.label)
        == ["wrapped ? textDocument/onTypeFormatting"])
    #expect(stage.answers(.wrapped, 1, [["newText": "}"]]).first?.value == [["newText": "}"]])

    _ = stage.asks(2, "textDocument/onTypeFormatting", params)
    #expect(stage.answers(.inkling, 2, [["newText": "the"]]).first?.value == [["newText": "the"]])

    _ = stage.asks(3, "textDocument/onTypeFormatting", ["ch": " "])
    #expect(stage.answers(.inkling, 3, .null).map(\.label) == ["client = 3"])
  }

  @Test func `diagnostics of both servers are merged, and then are of no one version`() {
    var stage = WrapStage()
    func marks(_ texts: [JSONValue]) -> Message {
      let list = JSONValue.array(texts.map { ["message": $0] })
      return .notification(
        method: "textDocument/publishDiagnostics",
        params: ["uri": "file:///a.md", "version": 3, "diagnostics": list])
    }
    #expect(stage.says(.inkling, marks(["unknown word"])).first?.value?["version"] == 3)
    let both = stage.says(.wrapped, marks(["no such link"])).first?.value
    #expect(
      both?["diagnostics"] == [["message": "no such link"], ["message": "unknown word"]])
    #expect(both?["version"] == nil)
    #expect(
      stage.says(.inkling, marks([])).first?.value?["diagnostics"]
        == [["message": "no such link"]])
  }

  @Test func `requests of both servers reach the client under distinct ids`() throws {
    var stage = WrapStage()
    let ask = Message.request(id: .integer(1), method: "workspace/configuration", params: [:])
    let theirs = try #require(stage.says(.wrapped, ask).first?.id)
    let ours = try #require(stage.says(.inkling, ask).first?.id)
    #expect(theirs != ours)
    #expect(
      stage.says(.client, .response(id: ours, result: .success([1]))).map(\.label)
        == ["inkling = 1"])
    #expect(
      stage.says(.client, .response(id: theirs, result: .success([2]))).map(\.label)
        == ["wrapped = 1"])
    #expect(stage.says(.client, .response(id: theirs, result: .success([2]))).isEmpty)
  }

  @Test func `notifications reach both, and a cancellation those that have not responded`() {
    var stage = WrapStage()
    #expect(
      stage.says(.client, .notification(method: "textDocument/didChange", params: [:])).count == 2)
    #expect(
      stage.says(.client, .notification(method: "inkling/didChangeField", params: [:])).map(\.label)
        == ["inkling ! inkling/didChangeField"])
    _ = stage.asks(1, "textDocument/completion")
    _ = stage.answers(.inkling, 1, [])
    #expect(
      stage.says(.client, .notification(method: "$/cancelRequest", params: ["id": 1])).map(\.label)
        == ["wrapped ! $/cancelRequest"])
  }

  @Test func `each server receives its own changed settings, and Inkling is told of any change`() {
    var stage = WrapStage()
    func received(_ settings: JSONValue) -> [Peer: JSONValue?] {
      let out = stage.says(
        .client,
        .notification(
          method: "workspace/didChangeConfiguration", params: ["settings": settings]))
      return Dictionary(out.map { ($0.peer, $0.value?["settings"]) }) { $1 }
    }
    let own: JSONValue = ["autocorrect": "apply"]
    #expect(
      received(["enabled": false, "inkling": own])
        == [.wrapped: ["enabled": false], .inkling: ["inkling": own]])
    #expect(
      received(["enabled": false, "inkling.autocorrect": "off"])
        == [.wrapped: ["enabled": false], .inkling: ["inkling.autocorrect": "off"]])
    // Bare settings are the wrapped server's, even where Inkling has some of the same name.
    #expect(received(["enabled": false]) == [.wrapped: ["enabled": false], .inkling: .null])
    for nothing: JSONValue in [.null, [:], ""] {
      #expect(received(nothing) == [.wrapped: nothing, .inkling: nothing])
    }
  }
}
