// The commands as a client of their server: the documents they tell it of.

import InkClient
import InkJSON
import InkRPC
import InkSystem
import Testing

@testable import inkling

@Suite struct LocalServerTests {
  @Test func `a document is open for one question, and closed before it is opened again`() throws {
    let (heard, toServer) = try Descriptor.pipe()
    let (fromServer, answers) = try Descriptor.pipe()
    for id in [1, 2, 3] as [Int64] {
      try answers.writeAll(Frame.response(.integer(id), result: JSONValue.object(JSONObject())))
    }
    let server = LocalServer(Client(reading: fromServer, writing: toServer))
    _ = try server.autocomplete(atEndOf: "I am goi", want: ["suggestions"], limit: 3)
    _ = try server.autocomplete(atEndOf: "I am goi", want: ["suggestions"], limit: nil)
    _ = try server.explanation(of: "going", atEndOf: "I am goi")

    var frames = FrameReader()
    _ = try heard.read { frames.append($0) }
    var parser = JSONParser()
    var told: [String] = []
    while let body = try frames.next() {
      switch try Message(parsing: body, with: &parser) {
      case .request(_, let method, _), .notification(let method, _): told.append(method)
      case .response: break
      }
    }
    let question = ["textDocument/didOpen", "inkling/autocomplete", "textDocument/didClose"]
    #expect(
      told == question + question
        + ["textDocument/didOpen", "inkling/explain", "textDocument/didClose"])
  }
}
