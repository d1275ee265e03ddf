// The inbox: order, look-ahead, and which queries are refused.

import InkJSON
import InkRPC
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct InboxTests {
  private static let query = request(1, "textDocument/completion", .at(0, 1))
  private static let newer = request(2, "textDocument/completion", .at(0, 2))
  private static let change = notification(
    "textDocument/didChange", ["textDocument": ["uri": ScriptedClient.uri], "contentChanges": []])
  private static let otherChange = notification(
    "textDocument/didChange", ["textDocument": ["uri": "file:///b.md"], "contentChanges": []])

  /// Returns the outcome of messages that all arrive at once: "1" is processed, "1:-32801" is refused, "-" is a
  /// notification.
  private func fates(_ messages: [JSONValue]) -> [String] {
    var inbox = Inbox()
    inbox.append(frames(messages).span)
    var fates: [String] = []
    while let arrival = inbox.next() {
      switch arrival {
      case .message(.request(.integer(let id), _, _)): fates.append("\(id)")
      case .refused(.integer(let id), let error): fates.append("\(id):\(error.code.rawValue)")
      case .message: fates.append("-")
      default: fates.append("?")
      }
    }
    return fates
  }

  @Test func `a query is superseded by a newer one with a change between them`() {
    #expect(fates([Self.query, Self.change, Self.newer]) == ["1:-32801", "-", "2"])
  }

  @Test(arguments: [(70_000_000, ""), (1023, "\u{1}"), (1022, "")])
  func `a change that cannot be read is known by its beginning`(byteCount: Int, damage: String) {
    let start =
      #"{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"version": 2, "uri": "file:///a.md"}, "contentChanges": [{"text": ""#
    let body =
      Array(start.utf8) + Array(repeating: UInt8(ascii: "a"), count: 1022 - start.utf8.count)
    var inbox = Inbox()
    inbox.append(
      (Array("Content-Length: \(byteCount)\r\n\r\n".utf8) + body + damage.utf8 + [0x61, 0x61]).span)
    guard case .damaged(.null?, let error) = inbox.next() else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == .parseError)
    guard case .unreadChange(let uri) = inbox.next() else {
      Issue.record("expected a change")
      return
    }
    #expect(uri == "file:///a.md")
  }

  @Test(arguments: [
    (charset: "; charset=latin1", version: #""jsonrpc": "2.0", "#, code: RPCErrorCode.parseError),
    (charset: "", version: "", code: .invalidRequest),
  ])
  func `a change in another encoding, or that is no message, is known, too`(
    charset: String, version: String, code: RPCErrorCode
  ) {
    let body =
      #"{\#(version)"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///a.md"}}}"#
    let header = "Content-Type: text\(charset)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    var inbox = Inbox()
    inbox.append(Array("\(header)\(body)".utf8).span)
    guard case .damaged(_, let error) = inbox.next(), error.code == code,
      case .unreadChange("file:///a.md") = inbox.next()
    else {
      Issue.record("expected an error and a change")
      return
    }
    #expect(inbox.isEmpty)
  }

  @Test func `a request that is too large is refused by its id`() {
    let body =
      #"{"jsonrpc": "2.0", "id": "one", "method": "inkling/correct"#
      + String(repeating: "a", count: 1024)
    var inbox = Inbox()
    inbox.append(Array("Content-Length: 70000000\r\n\r\n\(body)".utf8).span)
    guard case .damaged(.string("one")?, _) = inbox.next() else {
      Issue.record("expected an error")
      return
    }
    #expect(inbox.isEmpty)
  }

  @Test func `without a change between them both are processed`() {
    #expect(fates([Self.query, Self.newer]) == ["1", "2"])
    #expect(fates([Self.query, Self.newer, Self.change]) == ["1", "2", "-"])
    #expect(fates([Self.query, Self.otherChange, Self.newer]) == ["1", "-", "2"])
  }

  @Test func `without a newer query a change supersedes nothing`() {
    #expect(fates([Self.query, Self.change]) == ["1", "-"])
  }

  @Test func `all but the last of several queries are superseded`() {
    let third = request(3, "textDocument/completion", .at(0, 3))
    #expect(
      fates([Self.query, Self.newer, Self.change, third, Self.change])
        == ["1:-32801", "2:-32801", "-", "3", "-"])
  }

  @Test func `only the same query for the same document supersedes`() {
    let inline = request(2, "textDocument/inlineCompletion", .at(0, 2))
    let elsewhere = request(
      2, "textDocument/completion",
      ["textDocument": ["uri": "file:///b.md"], "position": .position(0, 0)])
    #expect(fates([Self.query, Self.change, inline]) == ["1", "-", "2"])
    #expect(fates([Self.query, Self.change, elsewhere]) == ["1", "-", "2"])
  }

  @Test func `autocomplete is superseded by one that requests the same lists`() {
    func ask(_ id: Int64, _ want: [JSONValue]? = nil) -> JSONValue {
      let want = want.map { [("want", JSONValue.array($0))] } ?? []
      return request(
        id, "inkling/autocomplete",
        .object(
          JSONObject(
            [("textDocument", ["uri": ScriptedClient.uri]), ("position", .position(0, 0))] + want)))
    }
    #expect(fates([ask(1), Self.change, ask(2)]) == ["1:-32801", "-", "2"])
    #expect(fates([ask(1), Self.change, ask(2, ["callouts"])]) == ["1", "-", "2"])
    #expect(
      fates([ask(1), Self.change, ask(2, ["inlinePrediction", "suggestions"])])
        == ["1:-32801", "-", "2"])
  }

  @Test func `a request with side effects is never superseded`() {
    let learn = request(1, "workspace/executeCommand", ["command": "inkling.learnWord"])
    let again = request(2, "workspace/executeCommand", ["command": "inkling.learnWord"])
    #expect(fates([learn, Self.change, again]) == ["1", "-", "2"])
    let callouts = request(1, "inkling/callouts", .at(0, 1))
    #expect(fates([callouts, Self.change, request(2, "inkling/callouts", .at(0, 1))]).first == "1")
  }

  @Test func `an invalid query is processed, to report the error`() {
    let broken = request(1, "textDocument/completion", ["textDocument": ["uri": 5]])
    #expect(fates([broken, Self.change, Self.newer]) == ["1", "-", "2"])
  }

  @Test func `any request cancelled before its turn is refused`() {
    let cancel = notification("$/cancelRequest", ["id": 1])
    #expect(fates([Self.query, cancel]) == ["1:-32800", "-"])
    let learn = request(1, "workspace/executeCommand", ["command": "inkling.learnWord"])
    #expect(fates([learn, Self.query, cancel]) == ["1:-32800", "1:-32800", "-"])
    #expect(fates([cancel, Self.query]) == ["-", "1"])
    #expect(fates([Self.newer, cancel]) == ["2", "-"])
    for method in ["initialize", "shutdown"] {
      #expect(fates([request(1, method), cancel]) == ["1", "-"], "the session would never end")
    }
  }

  @Test func `messages are read ahead up to the limit, and the others wait`() {
    var inbox = Inbox()
    let messages = (1...(Limits.lookAheadMessages + 10)).map { request(Int64($0), "x") }
    inbox.append(frames(Array(messages.prefix(Limits.lookAheadMessages - 1))).span)
    #expect(inbox.hasRoom)
    inbox.append(frames(Array(messages.dropFirst(Limits.lookAheadMessages - 1))).span)
    #expect(!inbox.hasRoom)
    // A cancellation beyond the limit is not seen yet.
    inbox.append(frames([notification("$/cancelRequest", ["id": 1])]).span)
    var count = 0
    while let arrival = inbox.next() {
      if case .refused = arrival { Issue.record("nothing is refused") }
      count += 1
    }
    #expect(count == messages.count + 1)
  }

  @Test func `bytes are read ahead up to the limit, one message may be larger`() {
    let frame = { (size: Int) in
      frames([notification("x", ["text": .string(String(repeating: "x", count: size))])])
    }
    var inbox = Inbox()
    inbox.append(frame(Limits.lookAheadBytes - 1000).span)
    #expect(inbox.hasRoom)
    inbox.append(frame(1000).span)
    #expect(!inbox.hasRoom)
    var large = Inbox()
    large.append(frame(3 * Limits.lookAheadBytes).span)
    #expect(!large.hasRoom)
    #expect(large.next() != nil)
    #expect(large.hasRoom)
  }

  @Test func `bytes may arrive in any pieces`() {
    var random = SeededRandom(seed: 7)
    let bytes = frames([Self.query, Self.change, Self.newer, Self.otherChange])
    for _ in 0..<200 {
      var inbox = Inbox()
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + 1 + random.below(60))
        inbox.append(bytes.span.extracting(start..<end))
        start = end
      }
      var count = 0
      while inbox.next() != nil { count += 1 }
      #expect(count == 4)
    }
  }
}
