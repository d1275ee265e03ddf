// Two servers behind one connection: every message comes in here, and what is due goes out to whom it concerns.

import InkJSON
package import InkRPC

/// A client's one server that is two: Inkling, and the server it stands beside.
///
/// A value without descriptors or clock: messages come in with ``receive(_:from:at:)``, what is to be sent is taken
/// with ``takeDeliveries()``. When one server is gone, the client is told so once and the other goes on alone.
package struct Wrap: Sendable {
  /// A frame and whom it is for.
  package struct Delivery: Equatable, Sendable {
    /// Who gets it.
    package let peer: Peer
    /// The whole frame.
    package let frame: [UInt8]
  }

  /// What the servers are called in sentences and in `serverInfo`.
  let names: [Peer: String]
  /// The servers that run.
  var running: Set<Peer> = [.inkling, .wrapped]
  /// What each can do, from its answer to `initialize` on.
  var abilities: [Peer: Abilities] = [:]
  var greeting = Greeting.awaited
  /// The client's requests that wait for servers.
  var pending: [RequestID: PendingRequest] = [:]
  /// The servers' requests that wait for the client, by the id that they have there.
  var calls: [Int64: (peer: Peer, id: RequestID)] = [:]
  var lastCall: Int64 = 0
  /// The marks in each document by their server.
  var diagnostics: [String: [Peer: [JSONValue]]] = [:]
  private var deliveries: [Delivery] = []
  /// Whether the client has asked for the end before it came.
  private var isShutDown = false
  /// The exit code, once it is over.
  package private(set) var exitCode: Int32?

  /// Creates a wrap around a server of this name.
  package init(around name: String) {
    names = [.inkling: "Inkling", .wrapped: name]
  }

  /// Takes in a message at a time of `SystemClock.nanoseconds`; one of a server that was given up is too late.
  package mutating func receive(_ message: Message, from peer: Peer, at now: UInt64) {
    guard peer == .client || running.contains(peer) else { return }
    switch (peer, message) {
    case (.client, .request(let id, let method, let params)):
      request(id, method, params, at: now)
    case (.client, .notification(let method, let params)): notify(method, params)
    case (.client, .response(let id, let result)): answerCall(id, result)
    case (_, .request(let id, let method, let params)): call(id, method, params, from: peer)
    case (_, .notification(let method, let params)): pass(method, params, from: peer)
    case (_, .response(let id, let result)): take(result, id, from: peer, at: now)
    }
  }

  /// Takes note that a server is gone, and how that came about, to follow its name: "ended with exit code 1".
  package mutating func lose(_ peer: Peer, _ sentence: String, at now: UInt64) {
    guard running.remove(peer) != nil else { return }
    abilities[peer] = nil
    if exitCode != nil || isShutDown { return settle(without: peer, at: now) }
    let rest = running.isEmpty ? "nothing is left" : "\(name(peer.sibling)) goes on without it"
    tellClient("\(name(peer)) \(sentence); \(rest). Restart the server to have it back.")
    forgetDiagnostics(of: peer)
    settle(without: peer, at: now)
    if running.isEmpty { exitCode = 1 }
  }

  /// Takes note that the client is gone.
  package mutating func loseClient() {
    exitCode = exitCode ?? (isShutDown ? 0 : 1)
  }

  /// When ``lapse(at:)`` is due; nil if nothing waits with a deadline.
  package var deadline: UInt64? {
    let requests = pending.values.compactMap { $0.outcomes.isEmpty ? nil : $0.deadline }
    return (requests + [greetingDeadline].compactMap(\.self)).min()
  }

  /// What is to be sent, in order; it is the caller's from then on.
  package mutating func takeDeliveries() -> [Delivery] {
    defer { deliveries = [] }
    return deliveries
  }

  // What the parts of this type share

  func name(_ peer: Peer) -> String { names[peer] ?? "the client" }

  mutating func send(_ frame: [UInt8], to peer: Peer) {
    if peer == .client || running.contains(peer) {
      deliveries.append(Delivery(peer: peer, frame: frame))
    }
  }

  mutating func answer(_ id: RequestID, _ outcome: Outcome) {
    switch outcome {
    case .success(let result): send(Frame.response(id, result: result), to: .client)
    case .failure(let error): send(Frame.response(id, error: error), to: .client)
    }
  }

  mutating func shutDown() { isShutDown = true }

  mutating func end() {
    for peer in Peer.servers { send(Frame.notification("exit", params: JSONValue?.none), to: peer) }
    loseClient()
  }

  /// `window/showMessage` with `MessageType.Warning`.
  private mutating func tellClient(_ sentence: String) {
    let params: JSONValue = ["type": 2, "message": .string(sentence)]
    send(Frame.notification("window/showMessage", params: params), to: .client)
  }
}
