// The one place that sends answers: at once, when the work that one waits for is done, or a refusal.

import InkJSON
package import InkRPC
import Logging

extension Session {
  /// Answers a request of a method, or keeps the answer until its work is done.
  mutating func answer(_ id: RequestID, _ outcome: MethodTable<Session>.Outcome, to method: String)
  {
    switch outcome {
    case .answer(let answer):
      let frame = Frame.response(id, result: answer)
      log.debug("Answered", metadata: ["method": "\(method)", "bytes": "\(frame.count)"])
      send(frame)
    case .deferred(let deferred):
      pending.answers[deferred.token] = (id, deferred)
    }
  }

  /// Sends the answer that waited for some work, or why there is none; false where none did.
  @discardableResult
  mutating func finishAnswer(_ token: UInt64, _ result: WorkResult) -> Bool {
    guard let (id, deferred) = pending.answers.removeValue(forKey: token) else { return false }
    do {
      send(Frame.response(id, result: try deferred.finish(&self, result)))
    } catch {
      refuse(id, RPCError(error))
    }
    return true
  }

  /// Refuses the request whose answer waits for some work, if one does.
  mutating func refuseAnswer(_ token: UInt64, _ error: RPCError) {
    guard let (id, _) = pending.answers.removeValue(forKey: token) else { return }
    refuse(id, error)
  }

  /// Answers a request with an error, without work.
  package mutating func refuse(_ id: RequestID, _ error: RPCError) {
    send(Frame.response(id, error: error))
  }
}
