// The commands as clients of their server: the documents they open and the messages they keep.

import InkClient
import InkJSON
import InkRPC
import InkSystem
import Testing

@testable import inkling

@Suite struct LocalServerTests {
  @Test func `a document is open for one request, and closed before it is opened again`() throws {
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
      case .response, .bare: break
      }
    }
    let question = ["textDocument/didOpen", "inkling/autocomplete", "textDocument/didClose"]
    #expect(
      told == question + question
        + ["textDocument/didOpen", "inkling/explain", "textDocument/didClose"])
  }

  @Test func `of a server's other messages, only warnings are kept`() throws {
    let (heard, toServer) = try Descriptor.pipe()
    let (fromServer, answers) = try Descriptor.pipe()
    let server = LocalServer(Client(reading: fromServer, writing: toServer))
    for id in 1...3 as ClosedRange<Int64> {
      for type in [1, 2, 3] as [Int64] {
        let message: JSONValue = ["type": .integer(type), "message": .string("\(id).\(type)")]
        try answers.writeAll(Frame.notification("window/logMessage", params: message))
      }
      let diagnostics: JSONValue = ["diagnostics": []]
      try answers.writeAll(
        Frame.notification("textDocument/publishDiagnostics", params: diagnostics))
      try answers.writeAll(Frame.response(.integer(id), result: JSONValue.object(JSONObject())))
      _ = try server.autocomplete(atEndOf: "teh", want: ["corrections"], limit: 1)
      #expect(server.client.unread.count == Int(id) * 2)
    }
    #expect(server.warnings == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"])
    #expect(try heard.read { _ in } != .end)
  }
}
