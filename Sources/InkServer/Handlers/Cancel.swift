// `$/cancelRequest` for a request whose answer waits; one that waits for its turn is refused in the inbox.

import InkLSP
import InkRPC

extension Session {
  /// Refuses what a client does not want any more: a command that waits for the user's words, a text that is being
  /// read, marks that are looked for, a question that the external provider has. Jobs of the store are done, and
  /// answered.
  mutating func cancel(_ notification: CancelNotification) {
    if let index = pending.commands.firstIndex(where: { $0.id == notification.id }) {
      pending.commands.remove(at: index)
      return refuse(notification.id, .cancelled)
    }
    let waiting = pending.answers.first { $0.value.id == notification.id }
    guard let token = waiting?.key else { return }
    giveUpReading(.cancelled) { $0.token == token }
    if diagnosticQueue.giveUp(token) || externalProvider.giveUp(token) {
      refuseAnswer(token, .cancelled)
    }
  }
}
