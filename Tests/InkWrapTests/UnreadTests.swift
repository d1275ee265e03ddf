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
    var bench = Bench()
    let out = bench.overflows(.client, "{\(Self.change)")
    #expect(
      out.map(\.label)
        == ["client ! window/showMessage", "client = nothing", "inkling ! textDocument/didChange"])
    #expect(
      out.first?.value?["message"]
        == "A change of a document could not be read, so marksman may have another text than the editor. Close the document and open it again."
    )
    #expect(out.last?.value == Self.refused)
    let again = bench.writes(.client, "{\(Self.change) \"contentChanges\": \u{1}")
    #expect(again.map(\.label) == ["client = nothing", "inkling ! textDocument/didChange"])
    let unversioned = bench.writes(.client, "{\(Self.change) \"contentChanges\": []}}")
    #expect(unversioned.map(\.label) == ["inkling ! textDocument/didChange"])
  }

  @Test func `what is missed before the servers are there is only refused`() {
    var bench = Bench(greeted: false)
    #expect(bench.overflows(.client, "{\(Self.change)").map(\.label) == ["client = nothing"])
  }

  @Test func `a request that is skipped is refused by its id`() {
    var bench = Bench()
    let out = bench.overflows(.client, #"{"jsonrpc": "2.0", "id": 7, "method": "inkling/explain""#)
    #expect(out.map(\.label) == ["client = 7"])
    #expect(out.first?.value == ["code": -32700])
    #expect(bench.overflows(.client, "{").map(\.label) == ["client = nothing"])
  }

  @Test func `a response that is skipped fails its request, and no other message does`() {
    var bench = Bench()
    _ = bench.asks(1, "textDocument/hover")
    #expect(bench.overflows(.wrapped, #"{"jsonrpc": "2.0", "id": 1, "method": "a""#).isEmpty)
    #expect(bench.overflows(.wrapped, "{").isEmpty)
    let out = bench.overflows(.wrapped, #"{"jsonrpc": "2.0", "id": 1, "result": ["#)
    #expect(out.map(\.label) == ["client = 1"])
    #expect(out.first?.value == ["code": -32700])
  }

  @Test func `each arrival is told from the others, up to the end of what can be read`() throws {
    let pipe = try Descriptor.pipe("messages")
    var line = Line(reading: pipe.reading, writing: nil)
    let bodies = [
      ("", #"{"jsonrpc": "2.0", "method": "a"}"#), ("", #"{"method": "b"}"#),
      ("; charset=latin1", #"{"jsonrpc": "2.0", "method": "c"}"#),
    ]
    for (charset, body) in bodies {
      let header = "Content-Type: text\(charset)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      try pipe.writing.writeAll(Array((header + body).utf8))
    }
    try pipe.writing.writeAll(Array("{}".utf8))
    try line.read()
    var parser = JSONParser()
    var found: [String?] = []
    #expect(throws: FrameError.notAHeader) {
      while let arrival = try line.next(&parser) {
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
