// The frames we send, byte for byte.

import InkJSON
import InkRPC
import Testing

@Suite struct FrameTests {
  private func text(_ frame: [UInt8]) -> String { String(decoding: frame, as: UTF8.self) }

  @Test func `a frame is its length, an empty line and its body`() {
    #expect(text(Frame.frame(body: Array("é".utf8))) == "Content-Length: 2\r\n\r\né")
  }

  @Test func `an answer carries the id and the result, even if that is null`() {
    #expect(
      text(Frame.response(.integer(1), result: JSONValue.null))
        == #"Content-Length: 38\#r\#n\#r\#n{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(
      text(Frame.response(.string("a"), result: ["x"]))
        .hasSuffix(#"{"jsonrpc":"2.0","id":"a","result":["x"]}"#))
  }

  @Test func `an error carries its code, message and data`() {
    #expect(
      text(Frame.response(.null, error: RPCError(.parseError, "m")))
        .hasSuffix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m"}}"#))
    #expect(
      text(Frame.response(.integer(-3), error: RPCError(.requestFailed, "m", data: [1])))
        .hasSuffix(#""id":-3,"error":{"code":-32803,"message":"m","data":[1]}}"#))
  }

  @Test func `our requests and notifications leave out absent parameters`() {
    let none: JSONValue? = nil
    #expect(
      text(Frame.request(.integer(2), "m", params: none))
        .hasSuffix(#"{"jsonrpc":"2.0","id":2,"method":"m"}"#))
    #expect(
      text(Frame.notification("n", params: Optional<JSONValue>(["a": 1])))
        .hasSuffix(#"{"jsonrpc":"2.0","method":"n","params":{"a":1}}"#))
  }

  @Test func `framed bodies are read back`() throws {
    var reader = FrameReader()
    reader.append(Frame.notification("n", params: Optional<JSONValue>(["text": "é\n😀"])))
    var parser = JSONParser()
    let body = try #require(try reader.next())
    #expect(
      try Message(parsing: body, with: &parser)
        == .notification(method: "n", params: ["text": "é\n😀"]))
  }
}
