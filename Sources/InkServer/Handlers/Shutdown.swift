// `shutdown` and `$/setTrace`: the end, and how much is said on the way there.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import Logging

extension Session {
  /// Answered when the store has kept everything: some clients end the process right after, or when they have waited
  /// for a second. So a text that is being read is given up; it can be read again, and what was typed cannot.
  mutating func shutdown() -> Deferred<Session, JSONValue> {
    learnFromAll(.everything)
    giveUpReading(RPCError(ServerError.readingGivenUp))
    lifecycle = .shutDown
    return Deferred(token: enqueue(.barrier)) { _, _ in .null }
  }

  mutating func setTrace(_ notification: SetTraceNotification) {
    switch notification.value {
    case .off: log.logLevel = .warning
    case .messages: log.logLevel = .info
    case .verbose: log.logLevel = .debug
    }
  }
}
