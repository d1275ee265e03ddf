// What a body says: a request, a notification or an answer, told apart by its keys, once.

package import InkJSON

/// One message of JSON-RPC 2.0.
package enum Message: Sendable, Equatable {
  /// Something to answer.
  case request(id: RequestID, method: String, params: JSONValue?)
  /// Something to take note of.
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of ours; the id is null if the other side could not read it.
  case response(id: RequestID, result: Result<JSONValue, RPCError>)
}

/// JSON that is not a message, and what its sender is to be told.
package struct MessageError: Error, Equatable, Sendable {
  /// The id to answer with; null if there is none that can be read.
  package let id: RequestID
  /// What is wrong.
  package let error: RPCError
  /// Whether to answer at all: nothing is sent back about an answer or a notification.
  package let wantsAnswer: Bool
}

extension Message {
  /// The message of a body.
  package init(parsing body: [UInt8], with parser: inout JSONParser) throws(MessageError) {
    let value: JSONValue
    do {
      value = try parser.parse(body)
    } catch {
      throw MessageError(id: .null, error: .notJSON(error), wantsAnswer: true)
    }
    try self.init(value)
  }

  /// The message that a value is.
  package init(_ value: JSONValue) throws(MessageError) {
    let field = JSONField(value, "message")
    guard case .object(let object) = value else {
      let error = field.mismatch(expected: "an object (batches are not part of this protocol)")
      throw MessageError(id: .null, error: .notAMessage(error), wantsAnswer: true)
    }
    let id = object["id"].flatMap { RequestID($0) }
    let isResponse = object["method"] == nil && (object["result"] ?? object["error"]) != nil
    do throws(JSONDecodingError) {
      guard case .string("2.0") = object["jsonrpc"] else {
        throw field["jsonrpc"].mismatch(expected: "the version \"2.0\"")
      }
      self = isResponse ? try .response(from: field, id) : try .call(from: field, object, id)
    } catch {
      throw MessageError(id: id ?? .null, error: .notAMessage(error), wantsAnswer: !isResponse)
    }
    try checkParams()
  }

  private static func call(
    from field: JSONField, _ object: JSONObject, _ id: RequestID?
  ) throws(JSONDecodingError) -> Message {
    guard case .string(let method) = object["method"] else {
      throw field["method"].mismatch(expected: "a string")
    }
    var params = object["params"]
    if case .null = params { params = nil }
    guard object["id"] != nil else { return .notification(method: method, params: params) }
    guard let id, id != .null else {
      throw field["id"].mismatch(expected: "a whole number or a string")
    }
    return .request(id: id, method: method, params: params)
  }

  private static func response(
    from field: JSONField, _ id: RequestID?
  ) throws(JSONDecodingError) -> Message {
    guard let id else { throw field["id"].mismatch(expected: "the id of a request") }
    guard let error = field["error"].ifPresent else {
      return .response(id: id, result: .success(field["result"].value ?? .null))
    }
    let code = RPCErrorCode(rawValue: Int64(try error["code"].integer()))
    let message = try error["message"].ifPresent?.string() ?? ""
    return .response(id: id, result: .failure(RPCError(code, message, data: error["data"].value)))
  }

  /// Parameters are an object or an array, or there are none.
  private func checkParams() throws(MessageError) {
    let (id, params) =
      switch self {
      case .request(let id, _, let params): (Optional(id), params)
      case .notification(_, let params): (nil, params)
      case .response: (nil, nil)
      }
    switch params {
    case nil, .object, .array: return
    default:
      let error = JSONField(params, "params").mismatch(expected: "an object or an array")
      throw MessageError(id: id ?? .null, error: .invalidParams(error), wantsAnswer: id != nil)
    }
  }
}
