// Two servers presented as one: every message comes in here, and is routed to those it concerns.

import InkJSON
package import InkRPC

/// The single server a client sees, made of two: Inkling and the server it wraps.
///
/// A value without descriptors or a clock: messages are passed to ``receive(_:from:at:)``, and ``takeDeliveries()``
/// returns what to send. If one server dies, the client is told once and the other continues alone.
package struct Wrap: Sendable {
  /// A frame and its receiver.
  package struct Delivery: Equatable, Sendable {
    /// The receiver.
    let peer: Peer
    /// The complete frame.
    package let frame: [UInt8]
  }

  /// The names of the servers in messages and in `serverInfo`.
  let names: [Peer: String]
  /// The running servers.
  var running: Set<Peer> = [.inkling, .wrapped]
  /// The servers' capabilities, from their `initialize` results on.
  var abilities: [Peer: Abilities] = [:]
  /// What servers that are gone announced.
  var lostAbilities: [Abilities] = []
  var greeting = Greeting.awaited
  /// The client's requests that wait for servers.
  var pending: [RequestID: PendingRequest] = [:]
  /// The servers that have answered nothing since a list was finished without them. A list requested while typing does
  /// not wait for them: one that hangs would delay every keystroke.
  var behind: Set<Peer> = []
  /// The servers' requests that wait for the client, by the id under which they were forwarded.
  var calls: [Int64: (peer: Peer, id: RequestID)] = [:]
  var lastCall: Int64 = 0
  /// The diagnostics of each document by server.
  var diagnostics: [String: [Peer: [JSONValue]]] = [:]
  /// Whether the user was told that the wrapped server missed a change.
  var hasToldOfChange = false
  /// Warnings that the client cannot be shown before it has sent `initialize`.
  private var earlyWarnings: [String] = []
  private var deliveries: [Delivery] = []
  /// Whether the client has sent `shutdown`.
  private var isShutDown = false
  /// The exit code, once the session is over.
  package private(set) var exitCode: Int32?

  /// Creates a wrap around a server with this name.
  package init(around name: String) {
    names = [.inkling: "Inkling", .wrapped: name]
  }

  /// Processes a message at a time in `SystemClock.nanoseconds`; messages of a server that was given up are dropped.
  package mutating func receive(_ message: Message, from peer: Peer, at now: UInt64) {
    guard peer == .client || running.contains(peer) else { return }
    switch (peer, message) {
    case (.client, .request(let id, let method, let params)):
      request(id, method, params, at: now)
    case (.client, .notification(let method, let params)): notify(method, params)
    case (.client, .response(let id, let result)): forwardResponse(id, result)
    case (.client, .bare(let id)):
      if !forwardResponse(id, .success(.null)) { answer(id, .failure(.bare)) }
    case (_, .request(let id, let method, let params)): call(id, method, params, from: peer)
    case (_, .notification(let method, let params)): pass(method, params, from: peer)
    case (_, .response(let id, let result)): take(result, id, from: peer, at: now)
    case (_, .bare(let id)): take(.success(.null), id, from: peer, at: now)
    }
  }

  /// Records that a server is gone. `sentence` says how, phrased to follow its name: "ended with exit code 1".
  package mutating func lose(_ peer: Peer, _ sentence: String, at now: UInt64) {
    guard running.remove(peer) != nil else { return }
    if let lost = abilities.removeValue(forKey: peer) { lostAbilities.append(lost) }
    if exitCode != nil || isShutDown { return settle(without: peer, at: now) }
    let rest = running.isEmpty ? "no server is left" : "\(name(peer.sibling)) continues without it"
    showWarning("\(name(peer)) \(sentence); \(rest). Restart the server to get it back.")
    forgetDiagnostics(of: peer)
    settle(without: peer, at: now)
    if running.isEmpty { exitCode = 1 }
  }

  /// Records that the client is gone.
  mutating func clientEnded() {
    exitCode = exitCode ?? (isShutDown ? 0 : 1)
  }

  /// When ``lapse(at:)`` is due; nil if nothing has a deadline.
  package var deadline: UInt64? {
    let requests = pending.values.compactMap(\.dueTime)
    return (requests + [handshakeDeadline].compactMap(\.self)).min()
  }

  /// Returns the frames to send, in order, and forgets them.
  mutating func takeDeliveries() -> [Delivery] {
    defer { deliveries = [] }
    return deliveries
  }

  // Shared by the parts of this type.

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
    clientEnded()
  }

  /// `window/showMessage` with `MessageType.Warning`, as soon as the client may receive it.
  mutating func showWarning(_ sentence: String) {
    if case .awaited = greeting { return earlyWarnings.append(sentence) }
    let params: JSONValue = ["type": 2, "message": .string(sentence)]
    send(Frame.notification("window/showMessage", params: params), to: .client)
  }

  /// Shows the warnings that waited for `initialize`.
  mutating func showEarlyWarnings() {
    for warning in earlyWarnings { showWarning(warning) }
    earlyWarnings = []
  }
}
