// What is a message, what is not, and what its sender is told.

import InkJSON
import InkRPC
import Testing

@Suite struct MessageTests {
  private func message(_ text: String) throws(MessageError) -> Message {
    var parser = JSONParser()
    return try Message(parsing: Array(text.utf8), with: &parser)
  }

  private func refusal(_ text: String) -> MessageError? {
    do { _ = try message(text) } catch { return error }
    return nil
  }

  /// Formats an error as one line: the id it responds to, the code and the message.
  private func answer(_ text: String) -> String? {
    refusal(text).map {
      let id = "\($0.id)".replacing("null", with: "-")
      return
        "\($0.expectsResponse ? id : "no answer") \($0.error.code.rawValue) \($0.error.message)"
    }
  }

  @Test func `a method with an id is a request`() throws {
    #expect(
      try message(#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":1}}"#)
        == .request(id: .integer(1), method: "m", params: ["a": 1]))
    #expect(
      try message(#"{"jsonrpc":"2.0","id":"x","method":"m","params":[1]}"#)
        == .request(id: .string("x"), method: "m", params: [1]))
    #expect(
      try message(#"{"jsonrpc":"2.0","id":3.0,"method":"m","params":null}"#)
        == .request(id: .integer(3), method: "m", params: nil))
  }

  @Test func `a method without an id is a notification`() throws {
    #expect(
      try message(#"{"jsonrpc":"2.0","method":"exit","more":1}"#)
        == .notification(method: "exit", params: nil))
  }

  @Test func `a result or an error is the response to a request of ours`() throws {
    #expect(
      try message(#"{"jsonrpc":"2.0","id":7,"result":null}"#)
        == .response(id: .integer(7), result: .success(.null)))
    #expect(
      try message(#"{"jsonrpc":"2.0","id":7,"result":[1],"error":null}"#)
        == .response(id: .integer(7), result: .success([1])))
    #expect(
      try message(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m","data":1}}"#)
        == .response(
          id: .null, result: .failure(RPCError(.parseError, "m", data: 1))))
  }

  @Test func `an id and nothing else is a message of its own kind`() throws {
    #expect(try message(#"{"jsonrpc":"2.0","id":1}"#) == .bare(id: .integer(1)))
    #expect(try message(#"{"jsonrpc":"2.0","id":"a"}"#).response?.id == .string("a"))
    for id in ["1.5", "null"] {
      #expect(
        answer(#"{"jsonrpc":"2.0","id":\#(id)}"#)
          == "- -32600 message.method: expected a string, found nothing")
    }
    // Parameters make it a request without its method.
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"params":{}}"#)
        == "integer(1) -32600 message.method: expected a string, found nothing")
  }

  @Test func `a body that is not JSON is a parse error`() {
    #expect(
      answer("{") == "- -32700 expected a whole JSON value, found the end of the text after 1 bytes"
    )
    #expect(
      answer("") == "- -32700 expected a whole JSON value, found the end of the text after 0 bytes")
  }

  @Test func `a body that is not UTF-8 is a parse error`() {
    let raw: [UInt8] = Array(#"{"jsonrpc":"2.0","method":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    var parser = JSONParser()
    do throws(MessageError) {
      _ = try Message(parsing: raw, with: &parser)
      Issue.record("it was accepted")
    } catch {
      #expect(error.error == .notJSON(.malformed(.encoding, offset: 27)))
      #expect(error.expectsResponse)
    }
  }

  @Test(arguments: [
    ("3", "a number"), ("null", "null"), (#""a""#, "a string"), ("true", "a boolean"),
  ])
  func `JSON that is no object is no message`(text: String, found: String) {
    #expect(
      answer(text)
        == "- -32600 message: expected an object (batches are not part of this protocol), found \(found)"
    )
  }

  @Test func `batches are not part of the protocol`() {
    #expect(
      answer("[]")
        == "- -32600 message: expected an object (batches are not part of this protocol), found an array"
    )
  }

  @Test func `the version is required`() {
    #expect(
      answer(#"{"id":1,"method":"m"}"#)
        == #"integer(1) -32600 message.jsonrpc: expected the version "2.0", found nothing"#)
    #expect(
      answer(#"{"jsonrpc":"1.0","id":1,"method":"m"}"#)
        == #"integer(1) -32600 message.jsonrpc: expected the version "2.0", found a string"#)
    #expect(
      answer(#"{"jsonrpc":2.0,"method":"m"}"#)
        == #"no answer -32600 message.jsonrpc: expected the version "2.0", found a number"#,
      "it is a notification")
  }

  @Test func `an id is a whole number or a string`() {
    for (id, found) in [
      ("true", "a boolean"), ("[1]", "an array"), ("{}", "an object"), ("1.5", "a number"),
      ("9223372036854775808", "a number"),
      ("null", "null"),
    ] {
      #expect(
        answer(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#)
          == "- -32600 message.id: expected a string or a whole number from -2^63 to 2^63 - 1, found \(found)"
      )
    }
  }

  @Test(arguments: [
    (#""id": 7, "params": "#, "integer(7)"),
    (#""params": {"id": 8}, "id" : "x\"y", "p": "#, #"string("x\"y")"#),
    (#""id":"id","p":"#, #"string("id")"#), (#""i": "id", "p": "#, "-"),
    (#""id": [1], "p": "#, "-"),
    (#""id": "#, "-"),
  ])
  func `a message that is nested too deeply is answered with its id`(start: String, id: String) {
    let deep = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
    #expect(
      answer("{\(start)\(deep)}")?.hasPrefix("\(id) -32700 expected at most 64 levels") == true)
  }

  @Test func `a method is a string`() {
    #expect(
      answer(#"{"jsonrpc":"2.0","id":"x","method":1}"#)
        == #"string("x") -32600 message.method: expected a string, found a number"#)
    #expect(
      answer(#"{"jsonrpc":"2.0","params":{}}"#)
        == "- -32600 message.method: expected a string, found nothing")
    #expect(answer("{}") == #"- -32600 message.jsonrpc: expected the version "2.0", found nothing"#)
  }

  @Test func `parameters are an object or an array`() {
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"method":"m","params":"x"}"#)
        == "integer(1) -32602 params: expected an object or an array, found a string")
    #expect(
      answer(#"{"jsonrpc":"2.0","method":"m","params":1}"#)
        == "no answer -32602 params: expected an object or an array, found a number")
  }

  @Test func `nothing is sent back about an invalid response`() {
    #expect(
      answer(#"{"jsonrpc":"2.0","result":1}"#)
        == "no answer -32600 message.id: expected the id of a request, found nothing")
    #expect(
      answer(#"{"jsonrpc":"2.0","id":1,"error":{"message":"m"}}"#)
        == "no answer -32600 message.error.code: expected a whole number, found nothing")
    #expect(
      answer(#"{"id":1,"error":"m"}"#)
        == #"no answer -32600 message.jsonrpc: expected the version "2.0", found nothing"#)
  }
}
