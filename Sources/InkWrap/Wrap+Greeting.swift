// `initialize`, one server after the other: the wrapped one chooses the position encoding, Inkling adopts it.

import InkJSON
import InkRPC
import InkSystem

/// The stages of the handshake.
enum Greeting: Sendable {
  /// The client has not sent `initialize`.
  case awaited
  /// One of the servers is processing the client's request.
  case passedOn(to: Peer, id: RequestID, params: JSONObject, deadline: UInt64)
  /// The client has received its response.
  case done
}

extension Wrap {
  /// Forwards the client's `initialize` to the first server.
  mutating func greet(_ id: RequestID, _ params: JSONObject, at now: UInt64) {
    let deadline = now &+ SystemClock.nanoseconds(inMilliseconds: WrapLimits.handshakeMilliseconds)
    greeting = .passedOn(to: .wrapped, id: id, params: params, deadline: deadline)
    showEarlyWarnings()
    if !running.contains(.wrapped) { return initializeInkling(id, params) }
    var theirs = shared(params)
    theirs["initializationOptions"] = params["initializationOptions"].map {
      SharedSettings($0).theirs
    }
    send(Frame.request(id, Route.initialize, params: JSONValue.object(theirs)), to: .wrapped)
  }

  /// Handles a server's response to `initialize`; a server that refuses it is given up.
  mutating func handleInitializeResponse(_ outcome: Outcome, from peer: Peer, at now: UInt64) {
    guard case .passedOn(peer, let id, let params, _) = greeting else { return }
    switch outcome {
    case .success(let result):
      abilities[peer] = Abilities(result["capabilities"]?.object ?? JSONObject())
      continueHandshake(after: peer, id, params)
    case .failure(let error): lose(peer, "refused to initialize: \(error.message)", at: now)
    }
  }

  /// Continues the handshake when a server has responded or failed.
  mutating func continueHandshake(after peer: Peer, _ id: RequestID, _ params: JSONObject) {
    if peer == .wrapped { initializeInkling(id, params) } else { finishHandshake(id) }
  }

  /// The deadline for the wrapped server's response.
  var handshakeDeadline: UInt64? {
    guard case .passedOn(.wrapped, _, _, let deadline) = greeting else { return nil }
    return deadline
  }

  private mutating func initializeInkling(_ id: RequestID, _ params: JSONObject) {
    greeting = .passedOn(to: .inkling, id: id, params: params, deadline: .max)
    guard running.contains(.inkling) else { return finishHandshake(id) }
    var ours = shared(params)
    ours["initializationOptions"] = params["initializationOptions"].flatMap {
      SharedSettings($0).ours
    }
    if let theirs = abilities[.wrapped] {
      let encoding = theirs.capabilities["positionEncoding"] ?? "utf-16"
      let capabilities = ours["capabilities"] ?? [:]
      ours["capabilities"] = capabilities.setting(
        ["general", "positionEncodings"], to: [encoding])
    }
    send(Frame.request(id, Route.initialize, params: JSONValue.object(ours)), to: .inkling)
  }

  private mutating func finishHandshake(_ id: RequestID) {
    greeting = .done
    let (theirs, ours) = (abilities[.wrapped]?.capabilities, abilities[.inkling]?.capabilities)
    let capabilities =
      if let theirs, let ours { MergedCapabilities.of(theirs, ours) } else { theirs ?? ours }
    guard let capabilities else {
      return answer(id, .failure(RPCError(.internalError, "neither server could be started")))
    }
    let names = [Peer.inkling, .wrapped].filter { abilities[$0] != nil }.map { name($0) }
    let info: JSONValue = ["name": .string(names.joined(separator: " + "))]
    answer(id, .success(["capabilities": .object(capabilities), "serverInfo": info]))
  }

  /// Returns the parameters sent to both servers: those of the client, without capabilities that would prevent merging.
  /// Diagnostics must be pushed, so that both lists can be joined; completion items must be self-contained; and text
  /// synchronization must be announced immediately rather than registered later, when the client has already been told
  /// what suits both.
  private func shared(_ params: JSONObject) -> JSONObject {
    var params = params
    guard let capabilities = params["capabilities"] else { return params }
    params["capabilities"] =
      capabilities
      .setting(["textDocument", "diagnostic"], to: nil)
      .setting(["workspace", "diagnostics"], to: nil)
      .setting(["textDocument", "synchronization", "dynamicRegistration"], to: nil)
      .setting(["textDocument", "completion", "completionList"], to: nil)
    return params
  }
}

extension JSONValue {
  /// Returns the value with another one set at a path of member names, which are created as needed; nil removes the
  /// last.
  fileprivate func setting(_ path: [String], to value: JSONValue?) -> JSONValue {
    guard let name = path.first else { return value ?? .null }
    var object = object ?? JSONObject()
    if value == nil, object[name] == nil { return self }
    object[name] =
      path.count == 1 ? value : (object[name] ?? [:]).setting(Array(path.dropFirst()), to: value)
    return .object(object)
  }
}
