// A request of the client's that waits for one server or for both.

import InkJSON
import InkRPC

/// What a server made of a request.
typealias Outcome = Result<JSONValue, RPCError>

/// A request that is not answered yet.
struct PendingRequest: Sendable {
  let method: String
  let params: JSONValue?
  /// The servers that have not answered.
  var awaited: Set<Peer>
  /// Who is asked next if the first one has nothing to say.
  var fallback: Peer?
  var outcomes: [Peer: Outcome] = [:]
  /// When the answer is made of what is there; nil for as long as it takes.
  var deadline: UInt64?

  /// Whether the answer has to be made now.
  func isDue(at now: UInt64) -> Bool {
    guard let deadline else { return false }
    return deadline <= now && !outcomes.isEmpty
  }

  /// The one answer of the outcomes that came; an error only if nobody has anything better.
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
