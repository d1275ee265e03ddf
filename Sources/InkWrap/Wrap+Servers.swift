// Messages from the servers: merged responses, merged diagnostics, and requests that keep track of their sender.

import InkJSON
import InkRPC

extension Wrap {
  /// Handles a server's response to a request of the client; one that comes too late is dropped.
  mutating func take(_ outcome: Outcome, _ id: RequestID, from peer: Peer, at now: UInt64) {
    if case .passedOn(peer, id, _, _) = greeting {
      return handleInitializeResponse(outcome, from: peer, at: now)
    }
    behind.remove(peer)
    guard var request = pending[id], request.awaited.remove(peer) != nil else { return }
    request.outcomes[peer] = outcome
    proceed(id, request, at: now)
  }

  /// Asks the next server if those before it have no edits, and responds if none is awaited any more.
  private mutating func proceed(_ id: RequestID, _ request: PendingRequest, at now: UInt64) {
    var request = request
    if request.awaited.isEmpty, let next = request.fallback, running.contains(next),
      !request.outcomes.values.contains(where: \.hasEdits)
    {
      request.fallback = nil
      request.awaited.insert(next)
      send(Frame.request(id, request.method, params: request.params), to: next)
    }
    pending[id] = request
    if request.awaited.isEmpty || request.isDue(at: now) { finish(id, request) }
  }

  /// Responds to requests that have waited long enough, and gives up a wrapped server that never responds to
  /// `initialize`.
  mutating func lapse(at now: UInt64) {
    for (id, request) in pending where request.isDue(at: now) { finish(id, request) }
    if let deadline = handshakeDeadline, deadline <= now {
      let seconds = WrapLimits.handshakeMilliseconds / 1000
      lose(.wrapped, "did not answer \"initialize\" within \(seconds) seconds", at: now)
    }
  }

  /// Continues everything that waited for a server that is gone.
  mutating func settle(without peer: Peer, at now: UInt64) {
    if case .passedOn(peer, let id, let params, _) = greeting {
      continueHandshake(after: peer, id, params)
    }
    calls = calls.filter { $0.value.peer != peer }
    for (id, var request) in pending {
      if request.awaited.remove(peer) != nil { proceed(id, request, at: now) }
    }
  }

  /// Forwards a server's request to the client under a new id, because those of two servers may collide.
  mutating func call(_ id: RequestID, _ method: String, _ params: JSONValue?, from peer: Peer) {
    if method == "client/registerCapability" { abilities[peer]?.register(params) }
    if method == "client/unregisterCapability" { abilities[peer]?.unregister(params) }
    lastCall += 1
    calls[lastCall] = (peer, id)
    send(Frame.request(.integer(lastCall), method, params: params), to: .client)
  }

  /// Forwards a server's notification to the client.
  mutating func pass(_ method: String, _ params: JSONValue?, from peer: Peer) {
    switch method {
    case "textDocument/publishDiagnostics": publish(params, from: peer)
    case "$/cancelRequest":
      let id = params?["id"].flatMap { RequestID($0) }
      guard let call = calls.first(where: { $0.value.peer == peer && $0.value.id == id }) else {
        return
      }
      send(Frame.notification(method, params: ["id": .integer(call.key)] as JSONValue), to: .client)
    default: send(Frame.notification(method, params: params), to: .client)
    }
  }

  /// Removes a server's diagnostics from all documents.
  mutating func forgetDiagnostics(of peer: Peer) {
    for uri in diagnostics.keys.sorted() where diagnostics[uri]?[peer]?.isEmpty == false {
      publish(["uri": .string(uri), "diagnostics": []], from: peer)
    }
  }

  /// Publishes the merged diagnostics of a document. A notification replaces all earlier diagnostics, so both servers'
  /// are always sent.
  private mutating func publish(_ params: JSONValue?, from peer: Peer) {
    guard var object = params?.object, let uri = object["uri"]?.string else { return }
    diagnostics[uri, default: [:]][peer] = object["diagnostics"]?.array ?? []
    let all = Peer.servers.flatMap { diagnostics[uri]?[$0] ?? [] }
    // The version is that of one list: the other server may not have seen it yet.
    if diagnostics[uri]?.count != 1 { object["version"] = nil }
    if all.isEmpty { diagnostics[uri] = nil }
    object["diagnostics"] = .array(all)
    let method = "textDocument/publishDiagnostics"
    send(Frame.notification(method, params: JSONValue.object(object)), to: .client)
  }

  /// Responds to a request with the results available, and cancels it on the servers that have not responded.
  private mutating func finish(_ id: RequestID, _ request: PendingRequest) {
    pending[id] = nil
    if Route.whileTyping.contains(request.method) { behind.formUnion(request.awaited) }
    for peer in request.awaited {
      send(Frame.notification("$/cancelRequest", params: id.params), to: peer)
    }
    answer(id, request.retagged)
  }
}

extension PendingRequest {
  /// The response, in which a resolved item is tagged with its owner again.
  fileprivate var retagged: Outcome {
    guard Route.resolving.contains(method), case .success(let item) = merged,
      let peer = outcomes.keys.first
    else { return merged }
    return .success(Tag.put(peer, on: item))
  }
}

extension Outcome {
  /// Whether this is a non-empty list of edits.
  fileprivate var hasEdits: Bool {
    if case .success(let value) = self { value.array?.isEmpty == false } else { false }
  }
}

extension RequestID {
  /// The parameters of `$/cancelRequest` for this id.
  fileprivate var params: JSONValue {
    switch self {
    case .integer(let number): ["id": .integer(number)]
    case .string(let text): ["id": .string(text)]
    case .null: [:]
    }
  }
}
