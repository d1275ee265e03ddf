// What the beginning of a body that cannot be read shows of its message.

package import InkJSON

/// The members of a message whose body is too large, in another encoding or damaged, as far as its beginning has them.
package struct UnreadMessage: Equatable, Sendable {
  /// The id, if it is a valid one.
  package let id: RequestID?
  /// The method.
  package let method: String?
  /// Whether it is a response, to which no one may respond.
  package let isResponse: Bool
  /// The URI of the document that the message is about.
  package let documentURI: String?

  /// Creates what the beginning of a body shows.
  package init(beginningOf body: [UInt8], with parser: inout JSONParser) {
    let beginning = Array(body.prefix(RPCLimits.beginningBytes))
    id = parser.member(["id"], of: beginning).flatMap { RequestID($0) }
    method = parser.member(["method"], of: beginning)?.string
    isResponse =
      method == nil
      && ["result", "error"].contains { JSONParser.hasMember($0, in: beginning) }
    documentURI = parser.member(["params", "textDocument", "uri"], of: beginning)?.string
  }
}
