// A request of the client that waits for one or both servers.

import InkJSON
import InkRPC

/// A server's response to a request.
typealias Outcome = Result<JSONValue, RPCError>

/// A request that has not been answered yet.
struct PendingRequest: Sendable {
  let method: String
  let params: JSONValue?
  /// The servers that have not responded.
  var awaited: Set<Peer>
  /// The server to ask next if the first one returns nothing.
  var fallback: Peer?
  var outcomes: [Peer: Outcome] = [:]
  /// When to respond with the results available; nil to wait for all.
  var deadline: UInt64?

  /// Whether the response is due.
  func isDue(at now: UInt64) -> Bool {
    dueTime.map { $0 <= now } ?? false
  }

  /// When the response is due at the latest; nil while it waits without a limit. A response needs a result, except to
  /// `shutdown`, which must not depend on servers that hang.
  var dueTime: UInt64? {
    outcomes.isEmpty && method != Route.shutdown ? nil : deadline
  }

  /// The merged response; an error only if no server succeeded.
  var merged: Outcome {
    let results = Peer.servers.compactMap { peer -> (Peer, JSONValue)? in
      guard case .success(let result)? = outcomes[peer] else { return nil }
      return (peer, result)
    }
    if results.isEmpty { return outcomes[.wrapped] ?? outcomes[.inkling] ?? .success(.null) }
    let isPartial = !awaited.isEmpty || results.count < outcomes.count
    return .success(MergedAnswer.of(method, results, isPartial: isPartial))
  }
}
