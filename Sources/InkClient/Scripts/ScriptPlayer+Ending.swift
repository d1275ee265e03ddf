// The statements of a script that expect no further messages, and the server's exit.

import InkJSON
import InkRPC
import InkSystem

extension ScriptPlayer {
  /// Sends an unknown request. Because responses come in order, everything due has arrived once it is refused.
  mutating func expectQuiet() throws {
    let id = RequestID.string("is it quiet?")
    let client = try server()
    try client.send(Frame.request(id, "$/isItQuiet", params: JSONValue?.none))
    _ = try client.next("the refusal of an unknown request") { $0.answers(id) }
    try expectNothingUnread(client)
  }

  mutating func expectExit(_ code: Int) throws {
    let client = try server()
    let ending = try client.end()
    if let ending, ending != .exited(code: Int32(clamping: code)) {
      throw failed(
        "expected exit code \(code), but the server \(ending.sentence)", logLines(client))
    }
    try leave(client)
  }

  /// Ends a script whose server may still be running.
  mutating func finish() throws {
    guard let client else { return }
    client.close()
    if case .killed(let signal)? = try client.end() {
      throw failed("the server was ended by signal \(signal)", logLines(client))
    }
    try leave(client)
  }

  private mutating func leave(_ client: Client) throws {
    try expectNothingUnread(client)
    let log = String(decoding: client.log, as: UTF8.self)
    if let secret = secrets.first(where: { log.contains($0) }) {
      throw failed("the server's log holds the secret \"\(secret)\"", logLines(client))
    }
    self.client = nil
    asked = []
    owed = []
  }

  private func expectNothingUnread(_ client: Client) throws(ScriptFailure) {
    guard !client.unread.isEmpty else { return }
    throw failed(
      "the server sent what the script does not expect", client.unread.map { $0.source })
  }

  private func logLines(_ client: Client) -> [String] {
    String(decoding: client.log, as: UTF8.self).split(separator: "\n").suffix(12).map {
      "log: \($0)"
    }
  }
}

extension Message {
  /// The message on one line, for failure messages.
  fileprivate var source: String {
    switch self {
    case .request(let id, let method, let parameters):
      "request \(method) as \(id.label) \((parameters ?? .null).source)"
    case .notification(let method, let parameters):
      "notification \(method) \((parameters ?? .null).source)"
    case .response(let id, .success(let result)): "answer to \(id.label) \(result.source)"
    case .response(let id, .failure(let error)):
      "error to \(id.label) \(error.code.rawValue) \(error.message)"
    case .bare(let id): "nothing but the id \(id.label)"
    }
  }
}
