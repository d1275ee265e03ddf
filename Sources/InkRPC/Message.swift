// A message body classified by its keys: a request, a notification or a response.

package import InkJSON

/// A JSON-RPC 2.0 message.
package enum Message: Sendable, Equatable {
  /// A message that must be answered.
  case request(id: RequestID, method: String, params: JSONValue?)
  /// A message that is not answered.
  case notification(method: String, params: JSONValue?)
  /// The response to a request of ours; the id is null if the other side could not read the request's.
  case response(id: RequestID, result: Result<JSONValue, RPCError>)
  /// An id and nothing else. Where a request of ours has it, this is its response: some peers leave out a result that
  /// is null. Otherwise it is a request without a method.
  case bare(id: RequestID)
}

/// JSON that is not a valid message, and what to tell its sender.
package struct MessageError: Error, Equatable, Sendable {
  /// The id to respond with; null if it could not be read.
  package let id: RequestID
  /// What is wrong with the message.
  package let error: RPCError
  /// Whether to respond at all; nothing is sent about an invalid response or notification.
  package let expectsResponse: Bool
}

extension Message {
  /// The id and the result of a response, also of one that leaves out a result that is null.
  package var response: (id: RequestID, result: Result<JSONValue, RPCError>)? {
    switch self {
    case .response(let id, let result): (id, result)
    case .bare(let id): (id, .success(.null))
    case .request, .notification: nil
    }
  }

  /// Creates the message that a body encodes.
  package init(parsing body: [UInt8], with parser: inout JSONParser) throws(MessageError) {
    let value: JSONValue
    do {
      value = try parser.parse(body)
    } catch {
      var id: RequestID?
      if case .tooDeep = error { id = parser.member(["id"], of: body).flatMap { RequestID($0) } }
      throw MessageError(id: id ?? .null, error: .notJSON(error), expectsResponse: true)
    }
    try self.init(value)
  }

  /// Creates the message that a JSON value represents.
  package init(_ value: JSONValue) throws(MessageError) {
    let field = JSONField(value, "message")
    guard case .object(let object) = value else {
      let error = field.mismatch(expected: "an object (batches are not part of this protocol)")
      throw MessageError(id: .null, error: .notAMessage(error), expectsResponse: true)
    }
    let id = object["id"].flatMap { RequestID($0) }
    // An answer to a response would look like the answer to a request of its sender, which may have the same id.
    let method = object["method"]
    let isResponse = method == nil && (object["result"] ?? object["error"]) != nil
    let isNotification = method?.string != nil && object["id"] == nil
    do throws(JSONDecodingError) {
      guard case .string("2.0") = object["jsonrpc"] else {
        throw field["jsonrpc"].mismatch(expected: "the version \"2.0\"")
      }
      self =
        isResponse
        ? try .response(from: field, id) : try .call(from: field, method, object, id)
    } catch {
      throw MessageError(
        id: id ?? .null, error: .notAMessage(error),
        expectsResponse: !isResponse && !isNotification)
    }
    try checkParams()
  }

  private static let idForms = "a string or a whole number from -2^63 to 2^63 - 1"

  private static func call(
    from field: JSONField, _ method: JSONValue?, _ object: JSONObject, _ id: RequestID?
  ) throws(JSONDecodingError) -> Message {
    var params = object["params"]
    if method == nil, params == nil, let id, id != .null { return .bare(id: id) }
    guard case .string(let method) = method else {
      throw field["method"].mismatch(expected: "a string")
    }
    if case .null = params { params = nil }
    guard object["id"] != nil else { return .notification(method: method, params: params) }
    guard let id, id != .null else {
      throw field["id"].mismatch(expected: Self.idForms)
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

  /// Checks that the parameters are an object, an array or absent.
  private func checkParams() throws(MessageError) {
    let (id, params) =
      switch self {
      case .request(let id, _, let params): (Optional(id), params)
      case .notification(_, let params): (nil, params)
      case .response, .bare: (nil, nil)
      }
    switch params {
    case nil, .object, .array: return
    default:
      let error = JSONField(params, "params").mismatch(expected: "an object or an array")
      throw MessageError(id: id ?? .null, error: .invalidParams(error), expectsResponse: id != nil)
    }
  }
}
