// Which messages are accepted when.

import InkJSON
import Testing

@Suite struct LifecycleTests {
  @Test func `a session from initialize to exit`() {
    var client = ScriptedClient()
    let hello = client.request("initialize", ["capabilities": [:]])
    #expect(hello?["result"]?["serverInfo"] == ["name": "inkling", "version": "1.2.3"])
    client.notify("initialized", [:])
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(client.exitCode == nil)
    client.notify("exit")
    #expect(client.exitCode == 0)
  }

  @Test func `before initialize a request is refused and a notification dropped`() {
    var client = ScriptedClient()
    #expect(client.error("textDocument/completion")?["code"] == -32002)
    #expect(client.error("shutdown")?["code"] == -32002)
    #expect(client.error("no/such/method")?["code"] == -32002)
    client.open("I am goi")
    _ = client.request("initialize", ["capabilities": [:]])
    #expect(client.error("inkling/autocomplete", .at(0, 8))?["code"] == -32602)
  }

  @Test func `between the answer to initialize and initialized requests are answered`() {
    var client = ScriptedClient()
    _ = client.request("initialize", ["capabilities": [:]])
    #expect(client.result("inkling/status")?["version"] == "1.2.3")
  }

  @Test func `initialize is accepted once`() {
    var client = ScriptedClient()
    _ = client.request("initialize", ["capabilities": [:]])
    #expect(client.error("initialize", ["capabilities": [:]])?["code"] == -32600)
    client.notify("initialized")
    #expect(client.error("initialize", ["capabilities": [:]])?["code"] == -32600)
  }

  @Test(arguments: [0, -1, 2_147_483_648, 4_294_967_295, "4711", [:]] as [JSONValue])
  func `what is no process id is ignored`(process: JSONValue) {
    var client = ScriptedClient()
    #expect(client.request("initialize", ["processId": process])?["result"] != nil)
    #expect(client.rest().count == (process.integer == nil ? 1 : 0), "what is no number is logged")
  }

  @Test func `a refused initialize changes nothing`() {
    var client = ScriptedClient()
    #expect(client.error("initialize", ["me"])?["code"] == -32602)
    #expect(client.error("inkling/status")?["code"] == -32002)
    #expect(client.request("initialize", [:])?["result"] != nil)
  }

  @Test func `after shutdown only exit is accepted`() {
    var client = ScriptedClient.introduced()
    _ = client.request("shutdown")
    #expect(client.error("shutdown")?["code"] == -32600)
    #expect(client.error("inkling/status")?["code"] == -32600)
    client.notify("$/setTrace", ["value": "verbose"])
    client.notify("exit")
    #expect(client.exitCode == 0)
  }

  @Test(arguments: [[], ["initialize"], ["initialize", "initialized"]])
  func `exit without shutdown is a failure`(steps: [String]) {
    var client = ScriptedClient()
    for step in steps {
      step == "initialize" ? _ = client.request(step, [:]) : client.notify(step)
    }
    client.notify("exit")
    #expect(client.exitCode == 1)
  }

  @Test func `nothing is handled after exit`() {
    var client = ScriptedClient.introduced()
    client.notify("exit")
    #expect(client.error("inkling/status")?["code"] == -32600)
  }
}
