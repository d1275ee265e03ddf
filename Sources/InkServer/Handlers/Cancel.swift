// `$/cancelRequest` for a request that is in progress, and `window/workDoneProgress/cancel` for one whose progress is
// shown; a request that is still queued is refused in the inbox.

import InkLSP
import InkRPC

extension Session {
  /// Cancels a request: a command waiting for the user's words, a text being read, a search for diagnostics, or a
  /// question to the external provider. Jobs of the store are completed and answered.
  mutating func cancel(_ notification: CancelNotification) {
    if loading.drop(notification.id) { return refuse(notification.id, .cancelled) }
    guard let token = pending.token(of: notification.id) else { return }
    abandonReading(.cancelled) { $0.token == token }
    if diagnosticQueue.giveUp(token) || externalProvider.giveUp(token) {
      refuseAnswer(token, .cancelled)
    }
  }

  /// Cancels the reading of a text by the token of its progress, whether the client chose it or this server.
  mutating func cancel(_ notification: CancelProgressNotification) {
    abandonReading(.cancelled) { $0.progress == notification.token }
  }
}
