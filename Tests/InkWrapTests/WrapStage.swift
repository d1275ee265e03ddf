// A stage for a wrap: messages go in, and the deliveries are read back with their receivers.

import InkJSON
import InkRPC

@testable import InkWrap

/// A wrap after its handshake, unless disabled, and its deliveries.
struct WrapStage {
  var wrap = Wrap(around: "marksman")
  var now: UInt64 = 0

  /// The capabilities that Markdown servers announce.
  static let theirs: JSONValue = [
    "positionEncoding": "utf-8", "textDocumentSync": 1, "hoverProvider": true,
    "completionProvider": ["triggerCharacters": ["["], "resolveProvider": true],
    "codeActionProvider": true,
    "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "}"],
    "executeCommandProvider": ["commands": ["marksman.create"]],
  ]
  /// The capabilities that Inkling announces.
  static let ours: JSONValue = [
    "positionEncoding": "utf-8",
    "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
    "completionProvider": ["resolveProvider": true, "triggerCharacters": [":"]],
    "inlineCompletionProvider": true,
    "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    "documentOnTypeFormattingProvider": [
      "firstTriggerCharacter": " ", "moreTriggerCharacter": ["."],
    ],
    "executeCommandProvider": ["commands": ["inkling.learnWord"]],
  ]

  init(greeted: Bool = true) {
    guard greeted else { return }
    _ = says(.client, .request(id: .string("hello"), method: "initialize", params: [:]))
    _ = answers(.wrapped, .string("hello"), ["capabilities": WrapStage.theirs])
    _ = answers(.inkling, .string("hello"), ["capabilities": WrapStage.ours])
  }

  /// Returns what is delivered when a peer sends a message.
  mutating func says(_ peer: Peer, _ message: Message) -> [Out] {
    wrap.receive(message, from: peer, at: now)
    return taken()
  }

  /// Returns what is delivered when a peer sends a text that may be no valid message.
  mutating func writes(_ peer: Peer, _ text: String) -> [Out] {
    var parser = JSONParser()
    do throws(MessageError) {
      wrap.receive(try Message(parsing: Array(text.utf8), with: &parser), from: peer, at: now)
    } catch {
      let message = UnreadMessage(beginningOf: Array(text.utf8), with: &parser)
      wrap.refuse(message, error, from: peer, at: now)
    }
    return taken()
  }

  /// Returns what is delivered when a peer sends a text in a frame that is skipped.
  mutating func overflows(_ peer: Peer, _ text: String) -> [Out] {
    var parser = JSONParser()
    let message = UnreadMessage(beginningOf: Array(text.utf8), with: &parser)
    wrap.skip(message, .bodyTooLarge(byteCount: 2, limit: 1), from: peer, at: now)
    return taken()
  }

  /// Returns what is delivered when the client sends a request.
  mutating func asks(_ id: Int64, _ method: String, _ params: JSONValue = [:]) -> [Out] {
    says(.client, .request(id: .integer(id), method: method, params: params))
  }

  /// Returns what is delivered when a server sends a result.
  mutating func answers(_ peer: Peer, _ id: RequestID, _ result: JSONValue) -> [Out] {
    says(peer, .response(id: id, result: .success(result)))
  }

  /// Returns what is delivered when a server sends a result.
  mutating func answers(_ peer: Peer, _ id: Int64, _ result: JSONValue) -> [Out] {
    answers(peer, .integer(id), result)
  }

  /// Returns what is delivered when a server is gone.
  mutating func loses(_ peer: Peer) -> [Out] {
    wrap.lose(peer, "ended with exit code 1", at: now)
    return taken()
  }

  /// Returns what is delivered after some time.
  mutating func waits(milliseconds: UInt64) -> [Out] {
    now += milliseconds * 1_000_000
    wrap.lapse(at: now)
    return taken()
  }

  private mutating func taken() -> [Out] {
    wrap.takeDeliveries().map { delivery in
      var reader = FrameReader()
      reader.append(delivery.frame)
      var parser = JSONParser()
      let message = (try? reader.next()).flatMap { try? Message(parsing: $0, with: &parser) }
      return Out(peer: delivery.peer, message: message)
    }.sorted { $0.label < $1.label }
  }
}

/// A message and its receiver.
struct Out {
  let peer: Peer
  let message: Message?

  /// The message in short: "inkling ? textDocument/completion", "client ! window/showMessage", "client = 1".
  var label: String {
    switch message {
    case .request(_, let method, _): "\(peer) ? \(method)"
    case .notification(let method, _): "\(peer) ! \(method)"
    case .response(.integer(let id), _): "\(peer) = \(id)"
    case .response(.string(let id), _): "\(peer) = \(id)"
    case .response, .bare, nil: "\(peer) = nothing"
    }
  }

  /// The parameters or the result.
  var value: JSONValue? {
    switch message {
    case .request(_, _, let params), .notification(_, let params): params
    case .response(_, .success(let result)): result
    case .response(_, .failure(let error)): ["code": .integer(error.code.rawValue)]
    case .bare, nil: nil
    }
  }

  /// The id of a request.
  var id: RequestID? {
    if case .request(let id, _, _) = message { id } else { nil }
  }
}
