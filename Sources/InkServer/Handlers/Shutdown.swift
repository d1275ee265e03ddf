// `shutdown` and `$/setTrace`: the end of the session, and the log level.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import Logging

extension Session {
  /// Responds once the store has saved everything, because some clients kill the process right after the response, or
  /// after a second without one. A text being read is therefore abandoned: it can be read again, but what was typed
  /// could not be recovered.
  mutating func shutdown() -> Deferred<Session, JSONValue> {
    finishAll()
    abandonReading(RPCError(ServerError.readingGivenUp))
    lifecycle = .shutDown
    let token = enqueue(.barrier)
    // Not waited for here, but before the process exits.
    enqueue(.close)
    return Deferred(token: token) { _, _ in .null }
  }

  mutating func setTrace(_ notification: SetTraceNotification) {
    switch notification.value {
    case .off: log.logLevel = .warning
    case .messages: log.logLevel = .info
    case .verbose: log.logLevel = .debug
    }
  }
}
