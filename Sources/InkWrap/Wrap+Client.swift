// Messages from the client: requests go to the servers that support them, notifications to those concerned.

import InkJSON
import InkRPC
import InkSystem

extension Wrap {
  /// Forwards a request, or responds to it if no server can.
  mutating func request(_ id: RequestID, _ method: String, _ params: JSONValue?, at now: UInt64) {
    switch (greeting, method) {
    case (.awaited, Route.initialize): return greet(id, params?.object ?? JSONObject(), at: now)
    case (.passedOn, Route.initialize), (.done, Route.initialize):
      return answer(id, .failure(.initializedTwice))
    case (.done, _): break
    default: return answer(id, .failure(.notInitialized(method)))
    }
    if method == Route.shutdown { shutDown() }
    let route = Route(method, params, abilities)
    if let item = unresolvable(method, params, route) { return answer(id, .success(item)) }
    if route.peers.isEmpty {
      let isKnown = route.isShared || lostAbilities.contains { $0.mayInclude(method) }
      return answer(id, isKnown ? .success(.null) : .failure(.methodNotFound(method)))
    }
    let sent = (route.params ?? params)?.removingTokens(from: route.peers)
    let waitsForNone = Route.whileTyping.contains(method) && !behind.isDisjoint(with: route.peers)
    let patience = waitsForNone ? 0 : route.patience
    pending[id] = PendingRequest(
      method: method, params: sent, awaited: route.peers, fallback: route.fallback,
      deadline: patience.map { now &+ SystemClock.nanoseconds(inMilliseconds: $0) })
    for peer in route.peers { send(Frame.request(id, method, params: sent), to: peer) }
  }

  /// Forwards a notification.
  mutating func notify(_ method: String, _ params: JSONValue?) {
    switch method {
    case "exit": return end()
    case "$/cancelRequest": return cancel(params)
    default: break
    }
    for peer in abilities.keys {
      if method.hasPrefix("inkling/"), peer != .inkling { continue }
      guard abilities[peer]?.wants(method) == true else { continue }
      let news = method == Route.configurationChange ? Self.settings(params, for: peer) : params
      send(Frame.notification(method, params: news), to: peer)
    }
  }

  /// Returns the parameters of changed settings as a server receives them, with its own settings only. Inkling is told
  /// even if there are none for it: a client that sends no settings of ours may have changed them, and can be asked.
  private static func settings(_ params: JSONValue?, for peer: Peer) -> JSONValue? {
    guard var object = params?.object, let settings = object["settings"].map(SharedSettings.init),
      settings.isOfAnyone
    else { return params }
    object["settings"] = peer == .inkling ? settings.ours ?? .null : settings.theirs
    return .object(object)
  }

  /// Forwards the client's response to the server that sent the request; one that is not expected is dropped.
  @discardableResult
  mutating func forwardResponse(_ id: RequestID, _ outcome: Outcome) -> Bool {
    guard case .integer(let number) = id, let call = calls.removeValue(forKey: number) else {
      return false
    }
    let frame =
      switch outcome {
      case .success(let result): Frame.response(call.id, result: result)
      case .failure(let error): Frame.response(call.id, error: error)
      }
    send(frame, to: call.peer)
    return true
  }

  /// Forwards a cancellation to the servers that have not responded yet.
  private mutating func cancel(_ params: JSONValue?) {
    guard let id = params?["id"].flatMap({ RequestID($0) }), let request = pending[id] else {
      return
    }
    for peer in request.awaited {
      send(Frame.notification("$/cancelRequest", params: params), to: peer)
    }
  }

  /// Returns the item unchanged if its server does not resolve items; nil for any other request.
  private func unresolvable(_ method: String, _ params: JSONValue?, _ route: Route) -> JSONValue? {
    let provider =
      switch method {
      case "completionItem/resolve": (Route.completion, "completionProvider")
      case "codeAction/resolve": (Route.codeAction, "codeActionProvider")
      default: (String, String)?.none
      }
    guard let (listing, key) = provider, let params else { return nil }
    let options = route.peers.first.flatMap { abilities[$0]?.options(of: listing, key) } ?? []
    // Not `? nil : params`: there, nil would mean the JSON value `null`.
    if options.contains(where: { $0["resolveProvider"]?.bool == true }) { return nil }
    return params
  }
}

extension JSONValue {
  /// Removes the tokens for progress and partial results from a request to two servers, which would both use them.
  fileprivate func removingTokens(from peers: Set<Peer>) -> JSONValue {
    guard peers.count > 1, var object else { return self }
    object["partialResultToken"] = nil
    object["workDoneToken"] = nil
    return .object(object)
  }
}
