// What happens when one end of a wrap is gone.

import InkJSON
import InkRPC
import Testing

@testable import InkWrap

@Suite struct EndingTests {
  @Test func `when the wrapped server is gone the client is told once and Inkling continues`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/completion")
    _ = stage.asks(2, "textDocument/hover")
    _ = stage.answers(.inkling, 1, ["isIncomplete": false, "items": [["label": "going"]]])
    let out = stage.loses(.wrapped)
    #expect(out.map(\.label) == ["client ! window/showMessage", "client = 1", "client = 2"])
    #expect(
      out.first?.value?["message"]
        == "marksman ended with exit code 1; Inkling continues without it. Restart the server to get it back."
    )
    #expect(out[2].value == .null)
    #expect(stage.loses(.wrapped).isEmpty)
    #expect(
      stage.asks(3, "textDocument/completion").map(\.label)
        == ["inkling ? textDocument/completion"])
    #expect(stage.asks(4, "textDocument/hover").first?.value == .null)
    for (id, method) in [(5, "marksman/graph"), (6, "textDocument/definition")] as [(Int64, String)]
    {
      #expect(stage.asks(id, method).first?.value == ["code": -32601], "\(method)")
    }
    #expect(stage.wrap.exitCode == nil)
  }

  @Test func `what Inkling was asked first, the wrapped server is asked when Inkling is gone`() {
    var stage = WrapStage()
    _ = stage.asks(1, "textDocument/onTypeFormatting", ["ch": "}"])
    #expect(
      stage.loses(.inkling).map(\.label)
        == ["client ! window/showMessage", "wrapped ? textDocument/onTypeFormatting"])
    #expect(stage.answers(.wrapped, 1, [["newText": "}"]]).first?.value == [["newText": "}"]])
  }

  @Test func `messages of a server that was given up are dropped`() {
    var stage = WrapStage()
    _ = stage.loses(.wrapped)
    let late = stage.says(
      .wrapped, .notification(method: "window/showMessage", params: ["message": "late"]))
    #expect(late.isEmpty)
  }

  @Test func `the diagnostics of a server that is gone are removed`() {
    var stage = WrapStage()
    _ = stage.says(
      .wrapped,
      .notification(
        method: "textDocument/publishDiagnostics",
        params: ["uri": "file:///a.md", "diagnostics": [["message": "no such link"]]]))
    let out = stage.loses(.wrapped)
    #expect(
      out.map(\.label) == [
        "client ! textDocument/publishDiagnostics", "client ! window/showMessage",
      ])
    #expect(out.first?.value?["diagnostics"] == [])
  }

  @Test func `when both are gone the wrap ends`() {
    var stage = WrapStage()
    _ = stage.loses(.inkling)
    #expect(
      stage.loses(.wrapped).first?.value?["message"]
        == "marksman ended with exit code 1; no server is left. Restart the server to get it back.")
    #expect(stage.wrap.exitCode == 1)
  }

  @Test func `shutdown waits for both and exit ends it`() {
    var stage = WrapStage()
    #expect(stage.asks(9, "shutdown").map(\.label) == ["inkling ? shutdown", "wrapped ? shutdown"])
    #expect(stage.answers(.inkling, 9, .null).isEmpty)
    #expect(stage.answers(.wrapped, 9, .null).map(\.label) == ["client = 9"])
    #expect(
      stage.says(.client, .notification(method: "exit", params: nil)).map(\.label)
        == ["inkling ! exit", "wrapped ! exit"])
    #expect(stage.wrap.exitCode == 0)
  }

  @Test func `shutdown is answered although both servers hang`() {
    var stage = WrapStage()
    _ = stage.asks(9, "shutdown")
    let patience = UInt64(WrapLimits.endingMilliseconds)
    #expect(stage.waits(milliseconds: patience - 1).isEmpty)
    #expect(stage.wrap.deadline != nil)
    #expect(stage.waits(milliseconds: 1).first?.label == "client = 9")
  }

  @Test func `a server that exits during shutdown is not reported`() {
    var stage = WrapStage()
    _ = stage.asks(9, "shutdown")
    _ = stage.answers(.inkling, 9, .null)
    #expect(stage.loses(.wrapped).map(\.label) == ["client = 9"])
  }

  @Test func `a client that disappears ends the wrap with exit code 1`() {
    var stage = WrapStage()
    stage.wrap.clientEnded()
    #expect(stage.wrap.exitCode == 1)
  }
}
