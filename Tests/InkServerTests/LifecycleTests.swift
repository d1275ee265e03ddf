// Which message is taken when.

import InkJSON
import Testing

@Suite struct LifecycleTests {
  @Test func `a session from introduction to exit`() {
    var client = ScriptedClient()
    let hello = client.request("initialize", ["capabilities": [:]])
    #expect(hello?["result"]?["serverInfo"] == ["name": "inkling", "version": "1.2.3"])
    client.notify("initialized", [:])
    #expect(client.request("shutdown")?["result"] == .null)
    client.notify("exit")
    #expect(client.exitCode == 0)
    #expect(client.finish() == [])
  }

  @Test func `before initialize a request is refused and a notification dropped`() {
    var client = ScriptedClient()
    let answer = client.request("textDocument/completion", [:])
    #expect(answer?["error"]?["code"] == -32002)
    client.notify("textDocument/didOpen", ["nonsense": 1])
    #expect(client.exitCode == nil)
    client.notify("exit")
    #expect(client.exitCode == 1)
    #expect(client.finish() == [])
  }
}
