// Messages that cannot be read: they are refused as a server alone would, and a change that is missed is known.

import InkJSON
import InkRPC
import InkSystem
import InkTestSupport
import Testing

@testable import InkWrap

@Suite struct UnreadTests {
  private static let change =
    #""method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///a.md"}, "#
  private static let refused: JSONValue = ["textDocument": ["uri": "file:///a.md"]]

  @Test func `a change that is missed is refused by Inkling, and the user is told once`() {
    var stage = WrapStage()
    let out = stage.overflows(.client, "{\(Self.change)")
    #expect(
      out.map(\.label)
        == ["client ! window/showMessage", "client = nothing", "inkling ! textDocument/didChange"])
    #expect(
      out.first?.value?["message"]
        == "A change of a document could not be read, so marksman may have another text than the editor. Close the document and open it again."
    )
    #expect(out.last?.value == Self.refused)
    let again = stage.writes(.client, "{\(Self.change) \"contentChanges\": \u{1}")
    #expect(again.map(\.label) == ["client = nothing", "inkling ! textDocument/didChange"])
    let unversioned = stage.writes(.client, "{\(Self.change) \"contentChanges\": []}}")
    #expect(unversioned.map(\.label) == ["inkling ! textDocument/didChange"])
  }

  @Test func `what is missed before the servers are there is only refused`() {
    var stage = WrapStage(greeted: false)
    #expect(stage.overflows(.client, "{\(Self.change)").map(\.label) == ["client = nothing"])
  }

  @Test func `a request that is skipped is refused by its id`() {
    var stage = WrapStage()
    let out = stage.overflows(.client, #"{"jsonrpc": "2.0", "id": 7, "method": "inkling/explain""#)
    #expect(out.map(\.label) == ["client = 7"])
    #expect(out.first?.value == ["code": -32700])
    #expect(stage.overflows(.client, "{").map(\.label) == ["client = nothing"])
  }

  @Test func `a response that is skipped fails its request, and no other message does`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/hover")
    #expect(stage.overflows(.wrapped, #"{"jsonrpc": "2.0", "id": 1, "method": "a""#).isEmpty)
    #expect(stage.overflows(.wrapped, "{").isEmpty)
    let out = stage.overflows(.wrapped, #"{"jsonrpc": "2.0", "id": 1, "result": ["#)
    #expect(out.map(\.label) == ["client = 1"])
    #expect(out.first?.value == ["code": -32700])
  }

  @Test func `a response of the client that is skipped is none to its own request of that id`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/hover")
    let asked = stage.says(
      .wrapped, .request(id: .integer(5), method: "workspace/configuration", params: [:]))
    #expect(asked.map(\.label) == ["client ? workspace/configuration"])
    let out = stage.overflows(.client, #"{"jsonrpc": "2.0", "id": 1, "result": ["#)
    #expect(out.map(\.label) == ["wrapped = 5"])
    #expect(stage.overflows(.client, #"{"jsonrpc": "2.0", "id": 1, "result": ["#).isEmpty)
  }

  @Test func `each arrival is told from the others, up to the end of what can be read`() throws {
    let pipe = try Descriptor.pipe("messages")
    var streams = PeerStreams(reading: pipe.reading, writing: nil)
    let bodies = [
      ("", #"{"jsonrpc": "2.0", "method": "a"}"#), ("", #"{"method": "b"}"#),
      ("; charset=latin1", #"{"jsonrpc": "2.0", "method": "c"}"#),
    ]
    for (charset, body) in bodies {
      let header = "Content-Type: text\(charset)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      try pipe.writing.writeAll(Array((header + body).utf8))
    }
    try pipe.writing.writeAll(Array("{}".utf8))
    try streams.read()
    var parser = JSONParser()
    var found: [String?] = []
    #expect(throws: FrameError.notAHeader) {
      while let arrival = try streams.next(&parser) {
        switch arrival {
        case .message(.notification(let method, _)): found.append("message \(method)")
        case .message: found.append(nil)
        case .invalid(_, let message): found.append("invalid \(message.method ?? "")")
        case .skipped(_, let message): found.append("skipped \(message.method ?? "")")
        }
      }
    }
    #expect(found == ["message a", "invalid b", "skipped c"])
  }
}
