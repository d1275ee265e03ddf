// Requests of the user for ghost text, told from those of the client, by clients of every numbering.

import InkJSON
import InkLSP
import Testing

@testable import InkServer

@Suite struct InlineTriggersTests {
  /// Whether each of some requests is the user's: a number is the kind of a request after one change, and "+" is one
  /// more change.
  private func fates(_ script: String) throws -> String {
    var triggers = InlineTriggers()
    var fates = ""
    for mark in script {
      triggers.noteChange()
      guard let kind = mark.wholeNumberValue else { continue }
      fates += triggers.isInvoked(try request(kind)) ? "u" : "-"
    }
    return fates
  }

  /// Returns the same for requests without changes between them.
  private func fates(_ requests: [InlineCompletionRequest]) -> [Bool] {
    var triggers = InlineTriggers()
    return requests.map { triggers.isInvoked($0) }
  }

  private func request(_ kind: Int, range: JSONValue? = nil) throws -> InlineCompletionRequest {
    var context = JSONObject([("triggerKind", JSONValue.integer(Int64(kind)))])
    if let range { context["selectedCompletionInfo"] = ["range": range, "text": "going"] }
    let params: JSONValue = [
      "textDocument": ["uri": "file:///a"], "position": .position(0, 0),
      "context": .object(context),
    ]
    return try InlineCompletionRequest(from: JSONField(params, "params"))
  }

  @Test func `by the protocol, the number 1 stands for the user`() throws {
    #expect(try fates("1") == "u")
    #expect(try fates("2222221111112") == "------uuuuuu-")
  }

  @Test func `in its drafts, the number 0 stood for the user, and 1 for the client`() throws {
    #expect(try fates("0111101") == "u----u-")
  }

  @Test func `the range of VS Code is read, and shows that its client counts from 0`() throws {
    let range: JSONValue = [.position(0, 2), .position(0, 5)]
    let selecting = try request(1, range: range)
    #expect(
      selecting.selectedCompletion?.range
        == PositionRange(Position(line: 0, character: 2), Position(line: 0, character: 5)))
    #expect(try fates([selecting, request(0)]) == [false, true])
    #expect(try fates([request(1, range: .range(0, 2, 5))]) == [true])
  }

  @Test func `a client that asks after every change does so by itself, whatever it says`() throws {
    #expect(try fates("11111111") == "uuu-----")
    // A user may ask often, but not after every change.
    #expect(try fates("+1+1+1+1+1+1+1") == "uuuuuuu")
    #expect(try fates("111" + String(repeating: "+", count: 20) + "11111") == "uuuuuuu-")
  }
}
