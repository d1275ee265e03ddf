// The only place that sends responses: immediately, when the work for one is done, or as a refusal.

import InkJSON
package import InkRPC
import Logging

extension Session {
  /// Responds to a request, or keeps the response until its work is done.
  mutating func answer(_ id: RequestID, _ outcome: MethodTable<Session>.Outcome, to method: String)
  {
    switch outcome {
    case .answer(let answer):
      let frame = Frame.response(id, result: answer)
      log.debug("Answered", metadata: ["method": "\(method)", "bytes": "\(frame.count)"])
      send(frame)
    case .deferred(let deferred):
      pending.postpone(id, deferred)
    }
  }

  /// Sends the response that waited for some work, or an error; returns false if none waited.
  @discardableResult
  mutating func finishAnswer(_ token: UInt64, _ result: WorkResult) -> Bool {
    guard let (id, deferred) = pending.takeAnswer(token) else { return false }
    do {
      send(Frame.response(id, result: try deferred.finish(&self, result)))
    } catch {
      refuse(id, RPCError(error))
    }
    return true
  }

  /// Refuses the request whose response waits for some work, if there is one.
  mutating func refuseAnswer(_ token: UInt64, _ error: RPCError) {
    guard let (id, _) = pending.takeAnswer(token) else { return }
    refuse(id, error)
  }

  /// Responds to a request with an error.
  package mutating func refuse(_ id: RequestID, _ error: RPCError) {
    send(Frame.response(id, error: error))
  }
}
