// When the client is asked to restore a typed text and does not: nothing is reverted, and the user is told.

import InkJSON
import InkRPC
import Testing

@testable import InkServer

@Suite struct RefusedEditTests {
  private let place: JSONValue = ["uri": ScriptedClient.uri, "position": .position(0, 6)]

  /// Returns a client that applies edits, with a correction to revert.
  private func corrected() -> ScriptedClient {
    var client = ScriptedClient.introduced(capabilities: ["workspace": ["applyEdit": true]])
    client.configure(["inkling": ["autocorrect": "apply"]])
    client.open("dont")
    client.change(to: 2, ["range": .range(0, 4, 4), "text": " "])
    let typed = JSONValue.at(0, 5, ("ch", " "), ("options", [:]))
    #expect(client.result("textDocument/onTypeFormatting", typed)?.array?.count == 1)
    client.change(to: 3, ["range": .range(0, 0, 4), "text": "don't"])
    return client
  }

  @Test(arguments: [["applied": true], nil, ["applied": false]] as [JSONValue])
  func `a correction whose restoring the client does not apply is not reverted`(answer: JSONValue) {
    var client = corrected()
    #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
    let asked = client.received("workspace/applyEdit")
    #expect(client.command("inkling.replacements")?["reverted"] == [])
    client.answer(asked, with: answer)
    let isRefused = answer == ["applied": false]
    let reverted = client.command("inkling.replacements")?["reverted"]?.array
    #expect(reverted?.count == (isRefused ? 0 : 1))
    #expect((client.received("window/showMessage") != nil) == isRefused)
  }

  @Test func `the user is told once that the text was not restored`() {
    var client = corrected()
    for isFirst in [true, false] {
      #expect(client.command("inkling.revertCorrection", place)?["reverted"] == true)
      let id = client.received("workspace/applyEdit")?["id"].flatMap { RequestID($0) }
      client.send(bytes: Frame.response(id ?? .null, error: RPCError(.internalError, "read-only")))
      let told = client.received("window/showMessage")?["params"]?["message"]?.string
      #expect((told == editNotMadeMessage) == isFirst)
    }
    #expect(client.command("inkling.replacements")?["reverted"] == [])
  }
}
