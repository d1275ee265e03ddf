// `shutdown` and `$/setTrace`: the end, and how much is said on the way there.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import Logging

extension Session {
  /// Answered when the store has kept everything: some clients end the process right after.
  mutating func shutdown() -> Deferred<Session, JSONValue> {
    finishReading()
    learnFromAll(.everything)
    lifecycle = .shutDown
    return Deferred(token: store(.barrier)) { _ in .null }
  }

  mutating func setTrace(_ notification: SetTraceNotification) {
    switch notification.value {
    case .off: log.logLevel = .warning
    case .messages: log.logLevel = .info
    case .verbose: log.logLevel = .debug
    }
  }
}
