// What the servers send: answers that are joined, marks that are joined, questions that keep their owner.

import InkJSON
import InkRPC

extension Wrap {
  /// Takes a server's answer to a request of the client's; one that came too late is dropped.
  mutating func take(_ outcome: Outcome, _ id: RequestID, from peer: Peer, at now: UInt64) {
    if case .passedOn(peer, id, _, _) = greeting {
      return takeGreeting(outcome, from: peer, at: now)
    }
    guard var request = pending[id], request.awaited.remove(peer) != nil else { return }
    request.outcomes[peer] = outcome
    if let next = request.fallback, running.contains(next), !outcome.holdsEdits {
      request.fallback = nil
      request.awaited.insert(next)
      send(Frame.request(id, request.method, params: request.params), to: next)
    }
    pending[id] = request
    if request.awaited.isEmpty || request.isDue(at: now) { finish(id, request) }
  }

  /// Answers what has waited long enough for the slower server, and goes on without a wrapped one that never greets.
  package mutating func lapse(at now: UInt64) {
    for (id, request) in pending where request.isDue(at: now) { finish(id, request) }
    if let deadline = greetingDeadline, deadline <= now {
      let seconds = WrapLimits.greetingMilliseconds / 1000
      lose(.wrapped, "did not answer \"initialize\" within \(seconds) seconds", at: now)
    }
  }

  /// Goes on with all that waited for a server that is gone.
  mutating func settle(without peer: Peer, at now: UInt64) {
    if case .passedOn(peer, let id, let params, _) = greeting {
      goOnGreeting(after: peer, id, params)
    }
    calls = calls.filter { $0.value.peer != peer }
    for (id, var request) in pending {
      guard request.awaited.remove(peer) != nil else { continue }
      pending[id] = request
      if request.awaited.isEmpty { finish(id, request) }
    }
  }

  /// Passes a server's request on to the client under an id of its own; those of two servers may be the same.
  mutating func call(_ id: RequestID, _ method: String, _ params: JSONValue?, from peer: Peer) {
    if method == "client/registerCapability" { abilities[peer]?.register(params) }
    if method == "client/unregisterCapability" { abilities[peer]?.unregister(params) }
    lastCall += 1
    calls[lastCall] = (peer, id)
    send(Frame.request(.integer(lastCall), method, params: params), to: .client)
  }

  /// Passes a server's notification on to the client.
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

  /// Takes a server's marks out of all documents.
  mutating func forgetDiagnostics(of peer: Peer) {
    for uri in diagnostics.keys.sorted() where diagnostics[uri]?[peer]?.isEmpty == false {
      publish(["uri": .string(uri), "diagnostics": []], from: peer)
    }
  }

  /// The marks of a document replace those that came before them from anybody, so all are sent each time.
  private mutating func publish(_ params: JSONValue?, from peer: Peer) {
    guard var object = params?.object, let uri = object["uri"]?.string else { return }
    diagnostics[uri, default: [:]][peer] = object["diagnostics"]?.array ?? []
    let all = Peer.servers.flatMap { diagnostics[uri]?[$0] ?? [] }
    if all.isEmpty { diagnostics[uri] = nil }
    object["diagnostics"] = .array(all)
    let method = "textDocument/publishDiagnostics"
    send(Frame.notification(method, params: JSONValue.object(object)), to: .client)
  }

  /// Answers a request of what is there, and calls off those who are still at it.
  private mutating func finish(_ id: RequestID, _ request: PendingRequest) {
    pending[id] = nil
    for peer in request.awaited {
      send(Frame.notification("$/cancelRequest", params: id.params), to: peer)
    }
    answer(id, request.retagged)
  }
}

extension PendingRequest {
  /// The answer, in which an item that was resolved carries the note of its owner again.
  fileprivate var retagged: Outcome {
    guard Route.resolving.contains(method), case .success(let item) = merged,
      let peer = outcomes.keys.first
    else { return merged }
    return .success(Tag.put(peer, on: item))
  }
}

extension Outcome {
  /// Whether this is a list of edits, and not empty.
  fileprivate var holdsEdits: Bool {
    if case .success(let value) = self { value.array?.isEmpty == false } else { false }
  }
}

extension RequestID {
  /// The parameters of `$/cancelRequest`.
  fileprivate var params: JSONValue {
    switch self {
    case .integer(let number): ["id": .integer(number)]
    case .string(let text): ["id": .string(text)]
    case .null: [:]
    }
  }
}
