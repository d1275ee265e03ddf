// Each error response, with its code and message.

import InkJSON
import InkRPC
import Testing

@Suite struct RPCErrorTests {
  @Test func `each situation has its code and message`() {
    let wrong = JSONDecodingError(path: "params.a", expected: "a string", found: "nothing")
    let errors: [(RPCError, Int64, String)] = [
      (.bare, -32600, "message: expected one of method, result and error, found none"),
      (
        .brokenFrame(.lengthMissing), -32700,
        "expected the header Content-Length, found a header block without it; the stream cannot be read further"
      ),
      (.notAMessage(wrong), -32600, "params.a: expected a string, found nothing"),
      (.methodNotFound("a/b"), -32601, "expected a method of this server, found \"a/b\""),
      (.invalidParams(wrong), -32602, "params.a: expected a string, found nothing"),
      (
        .notInitialized("a/b"), -32002,
        "expected \"initialize\" first, found \"a/b\"; send initialize and try again"
      ),
      (.cancelled, -32800, "the client cancelled this request"),
      (
        .superseded, -32801,
        "content modified: the text has changed, and a newer request asks the same"
      ),
    ]
    for (error, code, sentence) in errors {
      #expect(error.code.rawValue == code)
      #expect(error.message == sentence)
    }
  }

  @Test func `a long method name is truncated`() {
    let name = String(repeating: "x", count: 500)
    #expect(RPCError.methodNotFound(name).message.utf8.count < 150)
  }

  @Test func `the codes match the standards`() {
    let codes: [RPCErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError,
      .serverNotInitialized, .requestFailed, .contentModified, .requestCancelled,
    ]
    #expect(
      codes.map(\.rawValue) == [
        -32700, -32600, -32601, -32602, -32603, -32002, -32803, -32801, -32800,
      ])
  }
}
