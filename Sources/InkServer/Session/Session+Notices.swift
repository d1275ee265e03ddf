// What a person is told without having asked: once each, and never with a word they wrote.

import InkLSP
import InkRPC

extension Session {
  /// Shows a warning to the person, if it was not shown before.
  mutating func showMessage(_ warning: String) {
    guard settings.shown.isNew(warning) else { return }
    notify(WindowMessage.showMethod, WindowMessage(.warning, warning))
  }

  /// Writes a warning into the client's log, if it was not written before.
  mutating func logMessage(_ warning: String) {
    guard settings.logged.isNew(warning) else { return }
    notify(WindowMessage.logMethod, WindowMessage(.warning, warning))
  }

  private mutating func notify(_ method: String, _ message: WindowMessage) {
    send(Frame.notification(method, params: message))
  }
}
