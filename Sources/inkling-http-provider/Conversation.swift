// The conversation with Inkling: requests in, suggestions out, one after the other.

import InkJSON
import InkRPC
import InkSystem

/// Answers over the standard streams until they end.
struct Conversation {
  private let endpoint: Endpoint
  private let output: Descriptor
  private let transfer: Transfer
  private var reader = FrameReader()
  private var parser = JSONParser()
  private var isOver = false

  init(_ endpoint: Endpoint, output: Descriptor) throws(EndpointError) {
    guard let transfer = Transfer() else { throw .transfer("out of memory") }
    (self.endpoint, self.output, self.transfer) = (endpoint, output, transfer)
  }

  /// Repeatedly reads the available messages, then answers the requests among them that are not cancelled.
  mutating func run() throws {
    while !isOver {
      var messages = try receive()
      while messages.isEmpty, !isOver { messages = try receive() }
      let cancelled = messages.compactMap { message -> JSONValue? in
        if case .notification("$/cancelRequest", let params) = message {
          params?["id"]
        } else {
          nil
        }
      }
      for case .request(let id, let method, let params) in messages {
        if cancelled.contains(where: { RequestID($0) == id }) {
          try send(Frame.response(id, error: .cancelled))
        } else {
          try answer(id, method, params ?? [:])
        }
      }
    }
  }

  /// Returns the messages available, or the next ones; at the end of the input, those before it.
  private mutating func receive() throws -> [Message] {
    var polls = PollSet()
    polls.watch(.standardInput, for: .reading, token: 0)
    _ = try polls.wait()
    repeat {
      if case .end = try Descriptor.standardInput.read({ reader.append($0) }) { isOver = true }
    } while try !isOver && !polls.wait(until: 0).isEmpty
    var messages: [Message] = []
    while let body = try reader.next() {
      messages.append(try Message(parsing: body, with: &parser))
    }
    return messages
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: JSONValue) throws {
    switch method {
    case "initialize":
      try send(Frame.response(id, result: ["name": "http"] as JSONValue))
    case "suggestions":
      do {
        let body = try transfer.body(of: endpoint.request(for: params))
        let list = try endpoint.suggestions(in: try parsed(body), to: params)
        try send(Frame.response(id, result: ["suggestions": list] as JSONValue))
      } catch let error as EndpointError {
        try send(Frame.response(id, error: RPCError(.requestFailed, "\(error)")))
      }
    default:
      try send(Frame.response(id, error: .methodNotFound(method)))
    }
  }

  private mutating func parsed(_ body: [UInt8]) throws(EndpointError) -> JSONValue {
    do throws(JSONError) { return try parser.parse(body) } catch { throw .unreadable(error) }
  }

  private func send(_ frame: [UInt8]) throws { try output.writeAll(frame) }
}
