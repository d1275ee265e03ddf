// What happens when one end of a wrap is gone.

import InkJSON
import InkRPC
import Testing

@testable import InkWrap

@Suite struct EndingTests {
  @Test func `when the wrapped server is gone the client is told once and Inkling continues`() {
    var bench = Bench()
    _ = bench.asks(1, "textDocument/completion")
    _ = bench.asks(2, "textDocument/hover")
    _ = bench.answers(.inkling, 1, ["isIncomplete": false, "items": [["label": "going"]]])
    let out = bench.loses(.wrapped)
    #expect(out.map(\.label) == ["client ! window/showMessage", "client = 1", "client = 2"])
    #expect(
      out.first?.value?["message"]
        == "marksman ended with exit code 1; Inkling continues without it. Restart the server to get it back."
    )
    #expect(out[2].value == .null)
    #expect(bench.loses(.wrapped).isEmpty)
    #expect(
      bench.asks(3, "textDocument/completion").map(\.label)
        == ["inkling ? textDocument/completion"])
    #expect(bench.asks(4, "textDocument/hover").first?.value == .null)
    for (id, method) in [(5, "marksman/graph"), (6, "textDocument/definition")] as [(Int64, String)]
    {
      #expect(bench.asks(id, method).first?.value == ["code": -32601], "\(method)")
    }
    #expect(bench.wrap.exitCode == nil)
  }

  @Test func `what Inkling was asked first, the wrapped server is asked when Inkling is gone`() {
    var bench = Bench()
    _ = bench.asks(1, "textDocument/onTypeFormatting", ["ch": "}"])
    #expect(
      bench.loses(.inkling).map(\.label)
        == ["client ! window/showMessage", "wrapped ? textDocument/onTypeFormatting"])
    #expect(bench.answers(.wrapped, 1, [["newText": "}"]]).first?.value == [["newText": "}"]])
  }

  @Test func `messages of a server that was given up are dropped`() {
    var bench = Bench()
    _ = bench.loses(.wrapped)
    let late = bench.says(
      .wrapped, .notification(method: "window/showMessage", params: ["message": "late"]))
    #expect(late.isEmpty)
  }

  @Test func `the diagnostics of a server that is gone are removed`() {
    var bench = Bench()
    _ = bench.says(
      .wrapped,
      .notification(
        method: "textDocument/publishDiagnostics",
        params: ["uri": "file:///a.md", "diagnostics": [["message": "no such link"]]]))
    let out = bench.loses(.wrapped)
    #expect(
      out.map(\.label) == [
        "client ! textDocument/publishDiagnostics", "client ! window/showMessage",
      ])
    #expect(out.first?.value?["diagnostics"] == [])
  }

  @Test func `when both are gone the wrap ends`() {
    var bench = Bench()
    _ = bench.loses(.inkling)
    #expect(
      bench.loses(.wrapped).first?.value?["message"]
        == "marksman ended with exit code 1; no server is left. Restart the server to get it back.")
    #expect(bench.wrap.exitCode == 1)
  }

  @Test func `shutdown waits for both and exit ends it`() {
    var bench = Bench()
    #expect(bench.asks(9, "shutdown").map(\.label) == ["inkling ? shutdown", "wrapped ? shutdown"])
    #expect(bench.answers(.inkling, 9, .null).isEmpty)
    #expect(bench.answers(.wrapped, 9, .null).map(\.label) == ["client = 9"])
    #expect(
      bench.says(.client, .notification(method: "exit", params: nil)).map(\.label)
        == ["inkling ! exit", "wrapped ! exit"])
    #expect(bench.wrap.exitCode == 0)
  }

  @Test func `shutdown is answered although both servers hang`() {
    var bench = Bench()
    _ = bench.asks(9, "shutdown")
    let patience = UInt64(WrapLimits.endingMilliseconds)
    #expect(bench.waits(milliseconds: patience - 1).isEmpty)
    #expect(bench.wrap.deadline != nil)
    #expect(bench.waits(milliseconds: 1).first?.label == "client = 9")
  }

  @Test func `a server that exits during shutdown is not reported`() {
    var bench = Bench()
    _ = bench.asks(9, "shutdown")
    _ = bench.answers(.inkling, 9, .null)
    #expect(bench.loses(.wrapped).map(\.label) == ["client = 9"])
  }

  @Test func `a client that disappears ends the wrap with exit code 1`() {
    var bench = Bench()
    bench.wrap.clientEnded()
    #expect(bench.wrap.exitCode == 1)
  }
}
